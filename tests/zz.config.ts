import { defineConfig } from 'vitest/config';
import react from '@vitejs/plugin-react';
import { projectOf } from './support/sites.ts';
import { useTemporaryFolder } from './support/temporary-folder.ts';
useTemporaryFolder();
export default defineConfig({ root: '/tmp/w/t4', plugins: [react()], resolve: { alias: [{ find: /^#generated\//, replacement: `${projectOf('first')}/src/generated/` }] },
 test: { testTimeout: 180000, hookTimeout: 300000, isolate: false, maxWorkers: 1, setupFiles: ['/tmp/w/t4-cpu.ts'], include: ['tests/engine/**/*.test.{ts,tsx}'], server: { deps: {} } } });
