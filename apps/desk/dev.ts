import { servePortalInDevelopment } from '@xinglin/vite';

await servePortalInDevelopment('/src/entry.server.ts');
