/** Times as people read them. */

/** What is left of a time, such as 1:05:09 or 4:07; days as a number and a sign. */
export function left(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (number: number) => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours === 0) return `${minutes}:${two(seconds % 60)}`;
  return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
}
