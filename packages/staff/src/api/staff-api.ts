import { createApi } from '@reduxjs/toolkit/query/react';
import type {
  DeskActionAnswer,
  DeskRequest,
  DeskResponse,
  DeskShapeName,
  StaffMe,
  StaffSessionCallName,
  StaffSessionRequest,
  StaffSessionResponse,
} from '@xinglin/contract';
import { staffBaseQuery } from './staff-base-query';
import type { StaffFailure } from './staff-failure';

interface NamedCall {
  readonly name: string;
  readonly input: unknown;
}

/** Calls of the staff app. What is done, and what the gateway announces, makes everything that is shown be read again. */
export const staffApi = createApi({
  reducerPath: 'staff',
  baseQuery: staffBaseQuery,
  tagTypes: ['Desk', 'Me'],
  endpoints: (build) => ({
    me: build.query<StaffMe, void>({
      query: () => ({ path: 'session/me', input: {} }),
      providesTags: ['Me'],
    }),
    session: build.mutation<unknown, NamedCall>({
      query: ({ name, input }) => ({ path: `session/${name}`, input }),
    }),
    read: build.query<DeskActionAnswer<unknown>, NamedCall>({
      query: ({ name, input }) => ({ path: `actions/${name}`, input }),
      providesTags: ['Desk'],
    }),
    run: build.mutation<DeskActionAnswer<unknown>, NamedCall>({
      query: ({ name, input }) => ({ path: `actions/${name}`, input }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Desk']),
    }),
  }),
});

/** What a read of the desk shows at the moment. */
export interface DeskRead<Data> {
  readonly data: Data | undefined;
  readonly error: StaffFailure | undefined;
  /** Nothing is there yet, and it is on its way. */
  readonly isLoading: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/** Reads by an action of the desk, and reads again whenever something was done or announced. */
export function useDesk<Name extends DeskShapeName>(
  name: Name,
  input: DeskRequest<Name>,
  options: { readonly skip?: boolean; readonly pollingInterval?: number } = {},
): DeskRead<DeskResponse<Name>> {
  // The answer to this very input: that of a former one may be of another patient.
  const { currentData, error, isFetching, refetch } = staffApi.useReadQuery(
    { name, input },
    options,
  );
  return {
    // The gateway checks an answer by the action's own schema, from which the type is.
    data: currentData?.done as DeskResponse<Name> | undefined,
    // The base query fails with nothing else.
    error: error as StaffFailure | undefined,
    isLoading: isFetching && currentData === undefined,
    isFetching,
    refetch: () => void refetch(),
  };
}

/** How an action ended: done, waiting for a second person, or failed. */
export type DeskOutcome<Data> =
  | { readonly done: Data }
  | { readonly approvalId: string }
  | { readonly failure: StaffFailure };

/** Runs actions of the desk; the second value is whether one is under way. */
export function useRunDesk(): [
  <Name extends DeskShapeName>(
    name: Name,
    input: DeskRequest<Name>,
  ) => Promise<DeskOutcome<DeskResponse<Name>>>,
  boolean,
] {
  const [run, { isLoading }] = staffApi.useRunMutation();
  return [
    async (name, input) => {
      const { data, error } = await run({ name, input });
      if (data === undefined) return { failure: error as StaffFailure };
      if (data.approvalId !== null) return { approvalId: data.approvalId };
      // As above.
      return { done: data.done as DeskResponse<typeof name> };
    },
    isLoading,
  ];
}

/** Makes calls of the session: sign-in, second factor, invitation, own account. */
export function useSessionCall(): [
  <Name extends StaffSessionCallName>(
    name: Name,
    input: StaffSessionRequest<Name>,
  ) => Promise<{ readonly done: StaffSessionResponse<Name> } | { readonly failure: StaffFailure }>,
  boolean,
] {
  const [call, { isLoading }] = staffApi.useSessionMutation();
  return [
    async (name, input) => {
      const { data, error } = await call({ name, input });
      if (data === undefined) return { failure: error as StaffFailure };
      // As above.
      return { done: data as StaffSessionResponse<typeof name> };
    },
    isLoading,
  ];
}
