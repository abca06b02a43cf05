import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { deskActionsOf, sandboxActionsOf } from './desk-action';
import { askDesk, newDeskKey } from '../../testing/desk-fixture';
import { requireKnownActions } from './keys';

const his = newDeskKey('his', ['check-in']);
const apart = () =>
  sandboxActionsOf(production.services).filter(({ onlyInSandbox }) => onlyInSandbox);

let production: TestGateway;
beforeAll(async () => {
  production = await openTestGateway({
    config: { sandbox: false, desk: { keys: [his.key], listen: null } },
  });
});
afterAll(() => production.dispose());

it('is whatever stands in for a partner, a person or time', () => {
  expect(
    apart()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([
    'issue-entrance-ticket',
    'issue-partner-token',
    'let-account-sleep',
    'read-authorized-information',
    'send-message',
    'set-hospital-system',
  ]);
  expect(deskActionsOf(production.services).length + apart().length).toBe(
    sandboxActionsOf(production.services).length,
  );
});

it('is in production nowhere, and in no key', async () => {
  for (const { name } of apart()) {
    expect(await askDesk(production, name, { staff: 'Li' }, his.secret), name).toMatchObject({
      status: 404,
      code: 40400,
    });
    expect(await production.call(`/sandbox/desk/${name}`, {}), name).toMatchObject({
      status: 404,
      code: 40400,
    });
    const { key } = newDeskKey('greedy', [name]);
    expect(() => requireKnownActions([key], deskActionsOf(production.services))).toThrow(
      `greedy names unknown actions: ${name}`,
    );
  }
});

it('is not at the desk of a sandbox either', async () => {
  const sandbox = await openTestGateway({ config: { desk: { keys: [his.key], listen: null } } });
  try {
    for (const { name } of apart())
      expect(await askDesk(sandbox, name, { staff: 'Li' }, his.secret), name).toMatchObject({
        status: 404,
        code: 40400,
      });
  } finally {
    await sandbox.dispose();
  }
});
