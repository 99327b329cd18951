import { getChunkFileName } from '@bigorna/client/script-names';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { output: { chunkFileNames: getChunkFileName, hashCharacters: 'hex' } },
  },
});
