import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { interpretedSchemas } from '../web/build/interpreted-schemas.ts';

export default defineConfig({
  base: '/admin/',
  plugins: [react(), interpretedSchemas()],
  build: { target: 'es2022', chunkSizeWarningLimit: 2000 },
});
