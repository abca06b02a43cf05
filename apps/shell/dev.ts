import { servePortalInDevelopment } from '@xinglin/vite/dev';

await servePortalInDevelopment('/src/entry.server.ts');
