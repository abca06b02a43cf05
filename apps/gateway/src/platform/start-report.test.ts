import { describe, expect, it } from 'vitest';
import { Environment } from './environment';
import { settingsInUse } from './start-report';

describe('the report of a start', () => {
  it('tells which settings are there, and the value of none that could be a secret', () => {
    const everything = Object.fromEntries(
      Object.keys(Environment.shape).map((name) => [name, `value-of-${name}`]),
    );
    const told = settingsInUse(everything);
    expect(Object.keys(told).toSorted()).toEqual(Object.keys(everything).toSorted());
    const shown = Object.keys(told).filter((name) => told[name] !== 'set');
    expect(shown.length).toBeGreaterThan(5);
    // An address may hold a password, JSON a secret.
    expect(
      shown.filter((name) =>
        /KEY|TOKEN|SECRET|PROVIDERS|DATABASE|(?<!PUBLIC)_URL|ENDPOINT/.test(name),
      ),
    ).toEqual([]);
  });

  it('leaves out what is not set, and what is no setting', () => {
    expect(settingsInUse({ GATEWAY_PORT: '', LOG_LEVEL: 'warn', PATH: '/bin' })).toEqual({
      LOG_LEVEL: 'warn',
    });
  });
});
