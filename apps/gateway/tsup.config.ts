import { defineConfig } from 'tsup';

export default defineConfig({
  // A thread's file stands beside the process's, where it is looked for.
  entry: {
    main: 'src/main.ts',
    doctor: 'src/doctor.ts',
    'staff-add': 'src/staff-add.ts',
    'pdf-worker': 'src/platform/documents/pdf-worker.ts',
    'document-worker': 'src/kernel/files/document-worker.ts',
    'recording-worker': 'src/kernel/files/recording-worker.ts',
    'picture-worker': 'src/kernel/files/picture-worker.ts',
    'password-worker': 'src/kernel/people/accounts/password-worker.ts',
  },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  clean: true,
  sourcemap: true,
  // Our own packages export TypeScript and must be bundled; packages from the registry stay outside.
  noExternal: [/^@xinglin\//],
  external: [/^(?!@xinglin\/|\.|\/)/],
});
