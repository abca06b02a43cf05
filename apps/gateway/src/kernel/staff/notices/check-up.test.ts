import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addStaffMember } from '../../../testing/notice-fixture';
import { testConfig } from '../../../testing/test-config';
import { openTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { noticeFindings } from './check-up';

const service = { url: 'https://sms.example.org/', token: 'token' };
const staffWebhook = { url: 'https://his.example.org/staff', secret: 'c2VjcmV0' };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

const look = async (more: Partial<typeof testConfig>) => {
  const config = { ...testConfig, sandbox: false, sms: service, databaseUrl: gateway.url, ...more };
  return (await noticeFindings(config)).map(({ name, state }) => `${name} ${state}`);
};

describe('whether staff hear of patients who wait', () => {
  it('is looked at in production alone', async () => {
    expect(await look({ sandbox: true })).toEqual([]);
  });

  it('names a missing webhook, and that no doctor is on duty', async () => {
    await addStaffMember(gateway, { roles: ['nurse'], isOnDuty: true, mobile: '13900000000' });
    await addStaffMember(gateway, { roles: ['doctor'], doctorId: 'd1', isOnDuty: true });
    expect(await look({})).toEqual(['notices mind', 'duty mind']);
    const mobile = '13900000001';
    await addStaffMember(gateway, { roles: ['doctor'], doctorId: 'd2', isOnDuty: true, mobile });
    expect(await look({ staffWebhook })).toEqual(['notices good', 'duty good']);
  });

  it('says nothing of duty where no text message can be sent, or the database does not answer', async () => {
    expect(await look({ sms: null })).toEqual(['notices mind']);
    const databaseUrl = 'postgresql://127.0.0.1:1/none';
    expect(await look({ staffWebhook, databaseUrl })).toEqual(['notices good']);
  });
});
