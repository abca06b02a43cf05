import { clientVite } from '@xinglin/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command, isSsrBuild }) =>
  clientVite(isSsrBuild ?? false, command === 'build'),
);
