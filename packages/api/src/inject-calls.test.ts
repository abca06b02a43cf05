import {
  activitiesCalls,
  createGateway,
  GatewayError,
  type Gateway,
  type ListAssistantHelpsResponse,
} from '@xinglin/gateway-sdk';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { activitiesApi, bookingApi, createStore, directoryApi, patientsApi } from './index';

function storeWith(call: (path: string, input: unknown) => unknown, onSessionEnded = vi.fn()) {
  // The store only ever passes rows of the generated tables, whose types the mock need not repeat.
  const gateway = { call: async (row, input) => call(row.path, input) } as Gateway;
  return { store: createStore({ gateway, onSessionEnded }), onSessionEnded };
}

describe('injected endpoints', () => {
  it('turn a query row into a cached query', async () => {
    const call = vi.fn(() => ({ items: [], total: 0, pageNo: 1, pageSize: 20 }));
    const { store } = storeWith(call);
    const query = directoryApi.endpoints.mergeSearchHospitals.initiate({ q: '同仁' });
    expect((await store.dispatch(query)).data?.total).toBe(0);
    await store.dispatch(directoryApi.endpoints.mergeSearchHospitals.initiate({ q: '同仁' }));
    expect(call).toHaveBeenCalledExactlyOnceWith('/modulesearch/mergesearch/hospitallist.json', {
      q: '同仁',
    });
  });

  it('ask again for what a mutation made stale', async () => {
    const paths: string[] = [];
    const { store } = storeWith((path) => {
      paths.push(path);
      return path === '/patient/list'
        ? { items: [], total: 0, pageNo: 1, pageSize: 10 }
        : { patientId: '1' };
    });
    await store.dispatch(patientsApi.endpoints.listPatients.initiate());
    await store.dispatch(patientsApi.endpoints.deletePatient.initiate({ patientId: '1' }));
    await vi.waitFor(() =>
      expect(paths).toEqual(['/patient/list', '/patient/delete', '/patient/list']),
    );
  });

  it('ask again for the order that a mutation changed and for the lists, and for nothing else', async () => {
    const asked: unknown[] = [];
    const { store } = storeWith((path, input) => {
      asked.push([path.split('/').at(-1), input]);
      return { items: [], total: 0, pageNo: 1, pageSize: 20 };
    });
    const { getRegistrationOrder, listRegistrationOrders, cancelRegistrationOrder } =
      bookingApi.endpoints;
    await store.dispatch(getRegistrationOrder.initiate({ orderNo: '1' }));
    await store.dispatch(getRegistrationOrder.initiate({ orderNo: '2' }));
    await store.dispatch(listRegistrationOrders.initiate({}));
    asked.length = 0;
    await store.dispatch(cancelRegistrationOrder.initiate({ orderNo: '1' }));
    await vi.waitFor(() => expect(asked.length).toBe(3));
    expect(asked).toEqual([
      ['cancel.json', { orderNo: '1' }],
      ['detail.json', { orderNo: '1' }],
      ['list.json', {}],
    ]);
  });

  it('keep all parts of a list that were asked for, and know its end', async () => {
    const total = 45;
    const { store } = storeWith((_, input) => {
      const { pageNo = 1, pageSize = 20 } = input as { pageNo?: number; pageSize?: number };
      const count = Math.min(pageSize, total - (pageNo - 1) * pageSize);
      return {
        items: Array.from({ length: count }, (_, at) => [pageNo, at]),
        total,
        pageNo,
        pageSize,
      };
    });
    const { listRegistrationOrdersParts } = bookingApi.endpoints;
    const ask = (direction?: 'forward') =>
      store.dispatch(
        listRegistrationOrdersParts.initiate({ group: 'confirmed' }, direction && { direction }),
      );
    let parts = await ask();
    for (let further = 1; parts.hasNextPage && further < 10; further += 1)
      parts = await ask('forward');
    const { pages = [], pageParams } = parts.data ?? {};
    expect(pages.map(({ items }) => items.length)).toEqual([20, 20, 5]);
    expect(pageParams).toEqual([null, 2, 3]);
  });

  it('hand a failure on as data and tell of a dead session', async () => {
    const { store, onSessionEnded } = storeWith(() => {
      throw new GatewayError({ kind: 'sessionEnded', code: -6, message: '请重新登录' });
    });
    const result = await store.dispatch(bookingApi.endpoints.listRegistrationOrders.initiate({}));
    expect(result.error).toMatchObject({ kind: 'sessionEnded' });
    expect(onSessionEnded).toHaveBeenCalledOnce();
  });

  it('have the failure that is the result of a call as their error, so that pages tell it', async () => {
    const failure = { kind: 'business', code: 43721, message: '没有这个邀请' } as const;
    const fetch = async () =>
      Response.json({ code: failure.code, message: failure.message, data: null });
    const gateway = createGateway({ baseUrl: 'http://gateway.test', fetch });
    // The SDK answers with it, as the specification says of these calls.
    const input = { inviteCode: 'none' };
    expect(await gateway.call(activitiesCalls.helpAssistant, input)).toMatchObject(failure);
    const store = createStore({ gateway });
    const { helpAssistant, listAssistantHelps } = activitiesApi.endpoints;
    const sent = await store.dispatch(helpAssistant.initiate(input));
    expect(sent.error).toMatchObject(failure);
    const listed = await store.dispatch(listAssistantHelps.initiate({ activityId: 'none' }));
    expect(listed).toMatchObject({ isError: true, error: failure });
    expect(listed.data).toBeUndefined();
    expectTypeOf(listed.data).toEqualTypeOf<ListAssistantHelpsResponse | undefined>();
  });

  it('carry the types of the contract', () => {
    type Hook = typeof directoryApi.useGetDoctorInfoByIdQuery;
    expectTypeOf<Parameters<Hook>[0]>().toExtend<{ doctorId: string } | symbol>();
    expectTypeOf(bookingApi.useSubmitRegistrationOrderMutation).toBeFunction();
    // @ts-expect-error a mutation has no query hook
    void bookingApi.useSubmitRegistrationOrderQuery;
  });
});
