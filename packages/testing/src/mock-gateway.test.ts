import { GatewayError, aiChatCalls, patientsCalls, accountCalls } from '@xinglin/gateway-sdk';
import { describe, expect, it } from 'vitest';
import { businessRefusal, failures } from './failures';
import { createMockGateway } from './mock-gateway';

const empty = { items: [], total: 0, pageNo: 1, pageSize: 20 };

describe('createMockGateway', () => {
  it('answers with values, by functions of the input, and remembers what was asked', async () => {
    const gateway = createMockGateway({
      listPatients: empty,
      deletePatient: ({ patientId }, before) => ({ patientId: `${patientId} ${before}` }),
    });
    await expect(gateway.call(patientsCalls.listPatients, undefined)).resolves.toBe(empty);
    await gateway.call(patientsCalls.deletePatient, { patientId: 'p-1' });
    await expect(gateway.call(patientsCalls.deletePatient, { patientId: 'p-2' })).resolves.toEqual({
      patientId: 'p-2 1',
    });
    expect(gateway.inputsOf('deletePatient')).toEqual([{ patientId: 'p-1' }, { patientId: 'p-2' }]);
    expect(gateway.made.map(({ name }) => name)).toEqual([
      'listPatients',
      'deletePatient',
      'deletePatient',
    ]);
  });

  it('tells an answer piece by piece, and breaks it off', async () => {
    const words = { type: 'words', text: 'a' } as const;
    const gateway = createMockGateway({ streamAiChat: [words, failures.network] });
    const input = { conversationId: 'c', clientId: 'q', text: 'b' };
    const heard: unknown[] = [];
    const read = async () => {
      for await (const one of gateway.pieces(aiChatCalls.streamAiChat, input)) heard.push(one);
    };
    await expect(read()).rejects.toThrow(GatewayError);
    expect([heard, gateway.inputsOf('streamAiChat')]).toEqual([[words], [input]]);
  });

  it.each([failures.network, failures.sessionEnded, businessRefusal('patientInUse', 'no')])(
    'refuses with %j',
    async (failure) => {
      const gateway = createMockGateway({ listPatients: failure });
      const error: unknown = await gateway
        .call(patientsCalls.listPatients, undefined)
        .catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(GatewayError);
      expect(error).toMatchObject({ failure });
    },
  );

  it('refuses a call that the test did not name, and says which', async () => {
    await expect(createMockGateway().call(accountCalls.logout, undefined)).rejects.toThrow(
      'logout',
    );
  });

  it('leaves a call hanging until it is cancelled', async () => {
    const cancelling = new AbortController();
    const hanging = createMockGateway({ listPatients: 'never' }).call(
      patientsCalls.listPatients,
      undefined,
      {
        signal: cancelling.signal,
      },
    );
    cancelling.abort();
    await expect(hanging).rejects.toMatchObject({ failure: { kind: 'cancelled' } });
  });
});
