import { readConfig, type Config } from '../platform/config';

/** The configuration of gateways in tests: the sandbox, quiet. */
export const testConfig: Config = readConfig({
  XINGLIN_SANDBOX: '1',
  LOG_LEVEL: 'silent',
  DATABASE_URL: 'postgresql://test',
});

/** Database with tables and no rows. */
export const emptyTemplate = 'xinglin_empty';

/** Database with the demo seed. */
export const seededTemplate = 'xinglin_seeded';
