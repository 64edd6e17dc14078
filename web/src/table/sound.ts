/** One soft tone when it is the reader's turn. Off unless they want it. */

let audio: AudioContext | null = null;

export function chime(): void {
  try {
    audio ??= new AudioContext();
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    const now = audio.currentTime;
    tone.frequency.setValueAtTime(392, now);
    tone.frequency.setValueAtTime(523, now + 0.12);
    volume.gain.setValueAtTime(0.0001, now);
    volume.gain.exponentialRampToValueAtTime(0.12, now + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(now);
    tone.stop(now + 0.55);
  } catch {
    // A browser without sound plays in silence.
  }
}
