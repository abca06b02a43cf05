import type { Port } from '../../../platform/ports';
import type { Services } from '../../../platform/services';
import type { HospitalSystem } from './hospital-system';
import { httpSystem } from './http-system';
import { sandboxSystem, type SandboxSystem } from './sandbox-system';

/** The systems of the sandbox's hospitals, which its desk has behave. */
export const sandboxSystems: Port<SandboxSystem, Services> = {
  name: 'sandbox hospital systems',
  make: sandboxSystem,
};

/** What brings us to the systems of hospitals; null where the configuration names none. */
export const hospitalSystem: Port<HospitalSystem | null, Services> = {
  name: 'hospital systems',
  make({ config, use }) {
    if (config.hospitalSystem !== null) return httpSystem(config.hospitalSystem);
    return config.sandbox ? use(sandboxSystems) : null;
  },
};
