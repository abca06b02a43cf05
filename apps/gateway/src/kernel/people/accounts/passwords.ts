import { hash } from '@node-rs/argon2';
import { Piscina } from 'piscina';
import type { Port } from '../../../platform/ports';
import { refuse } from '../../../platform/refusal';
import type { Services } from '../../../platform/services';
import { threadFile } from '../../../platform/work-pool/work-pool';

/**
 * Hashes passwords in threads that do nothing else: in libuv's threads a sign-in would wait for pictures and files.
 * What the client sends for a password is its md5 in hex (spec 1 §3), which is as good as the password and is never
 * stored or logged.
 */
export interface PasswordLane {
  /** The argon2id hash of an md5. Refuses with `overloaded` when too many wait. */
  hash(md5Hex: string): Promise<string>;
  /** Whether the md5 belongs to the hash; false, after the same work, when there is no hash. Refuses as `hash` does. */
  matches(passwordHash: string | null, md5Hex: string): Promise<boolean>;
  /** Ends its threads. */
  close(): Promise<void>;
}

const passwordFile = threadFile(import.meta.url, 'password-worker');

/** Two hashes at a time; each takes some twenty megabytes and less than a tenth of a second, so that the last of these waits two seconds. */
const lane = { threads: 2, waiting: 64 } as const;

/** An idle thread ends after so long. */
const idleMs = 60_000;

/** The lane of a gateway. */
export const passwordLane: Port<PasswordLane, Services> = {
  name: 'passwords',
  make: () => createPasswordLane(),
  close: (passwords) => passwords.close(),
};

/** Opens a lane. Its threads start with the first password. */
export function createPasswordLane({
  threads,
  waiting,
}: { readonly threads: number; readonly waiting: number } = lane): PasswordLane {
  const pool = new Piscina({
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    atomics: 'disabled',
    env: {},
  });
  // A task that fails says so itself; an idle thread that ends is started again by the next task.
  pool.on('error', () => undefined);
  let inUse = 0;
  let decoy: Promise<string> | undefined;

  // The worker's functions say what they return.
  async function run<Result>(name: 'hash' | 'verify', input: unknown): Promise<Result> {
    if (inUse >= threads + waiting) refuse('overloaded', { retryAfterSeconds: 2 });
    inUse += 1;
    try {
      return (await pool.run(input, { filename: passwordFile.href, name })) as Result;
    } finally {
      inUse -= 1;
    }
  }

  /** Represents the hash of an account that does not exist, so that both cases take the same time. */
  function decoyHash(): Promise<string> {
    decoy ??= run<string>('hash', '0'.repeat(32)).catch((error: unknown) => {
      decoy = undefined;
      throw error;
    });
    return decoy;
  }

  return {
    hash: (md5Hex) => run('hash', md5Hex),
    async matches(passwordHash, md5Hex) {
      const hashed = passwordHash ?? (await decoyHash());
      const isMatch = await run<boolean>('verify', { hashed, md5Hex });
      return isMatch && passwordHash !== null;
    },
    close: () => pool.destroy(),
  };
}

/** Hashes an md5 outside of any lane, where there is no gateway yet: for seeds. */
export function hashPassword(md5Hex: string): Promise<string> {
  return hash(md5Hex.toLowerCase());
}
