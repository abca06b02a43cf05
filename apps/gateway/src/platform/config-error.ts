/** A setting that cannot be used; its message is one line a person can act on. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Runs what needs a directory or a file that a setting names.
 * @throws ConfigError with one line that names the setting and the system's reason.
 */
export async function needing<Result>(
  setting: string,
  path: string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw unusable(setting, path, error);
  }
}

/** What to throw for a fault of the file system at a path that a setting names; any other fault as it is. */
export function unusable(setting: string, path: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return error;
  return new ConfigError(`${setting}: ${path} cannot be used (${String(error.code)})`);
}
