import { setTimeout as wait } from 'node:timers/promises';
import type { HospitalSystem, ReservationAnswer } from './hospital-system';

/**
 * How a hospital's system of the sandbox behaves: `slow` answers in time, `late` after the person has left, `lost` takes
 * the place and its first answer gets lost, `silent` never answers.
 */
export const sandboxManners = ['prompt', 'slow', 'late', 'lost', 'silent', 'refusing'] as const;

export type SandboxManner = (typeof sandboxManners)[number];

/** The systems of all hospitals of the sandbox. */
export interface SandboxSystem extends HospitalSystem {
  /** Has the system of one hospital behave in that manner from now on. */
  behave(hospitalId: string, manner: SandboxManner): void;
}

/** For how long a slow system thinks, and a late one. */
const slowMs = 2_000;
const lateMs = 8_000;

/** Makes the systems; they live in this process, and answer at once until they are told to behave otherwise. */
export function sandboxSystem(): SandboxSystem {
  const manners = new Map<string, SandboxManner>();
  const answers = new Map<string, ReservationAnswer>();
  const never = () => Promise.reject<never>(new Error('the hospital does not answer'));
  return {
    behave: (hospitalId, manner) => void manners.set(hospitalId, manner),
    async reserve({ orderNo, hospitalId }) {
      const manner = manners.get(hospitalId) ?? 'prompt';
      const known = answers.get(orderNo);
      if (known) return known;
      if (manner === 'silent') return never();
      if (manner === 'slow' || manner === 'late') await wait(manner === 'slow' ? slowMs : lateMs);
      // Given back while it was thinking: the number is spent.
      const answer = answers.get(orderNo) ?? (manner === 'refusing' ? 'refused' : 'taken');
      answers.set(orderNo, answer);
      return manner === 'lost' ? never() : answer;
    },
    async release({ orderNo }) {
      answers.set(orderNo, 'refused');
    },
  };
}
