import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Puts compressed neighbours beside the files of the bundle, so that no server has to compress them again and again. */
function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|html|svg|json)$/.test(name)) continue;
        const content = readFileSync(join(folder, name));
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}

/** Where the server of a developer is; `cargo play` starts one. */
const SERVER = process.env['PADDLEWHEEL'] ?? 'http://127.0.0.1:7380';

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: { target: 'es2024', assetsInlineLimit: 0, sourcemap: false },
  server: { fs: { allow: ['..'] }, proxy: { '/api': SERVER, '/art': SERVER } },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
