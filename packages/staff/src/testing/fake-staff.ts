import type { DeskRequest, DeskResponse, DeskShapeName } from '@xinglin/contract';
import type {
  StaffSessionCallName,
  StaffSessionRequest,
  StaffSessionResponse,
} from '@xinglin/contract';

/** A refusal as the gateway writes it. */
export interface FakeRefusal {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  /** What is wrong with fields that were typed. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** Makes a refusal. */
export const refusal = (given: Partial<FakeRefusal> = {}): FakeRefusal => ({
  status: 422,
  code: 42_200,
  message: '请检查填写的内容',
  ...given,
});

type Answer<Input, Output> = (input: Input) => Output | FakeRefusal | Promise<Output | FakeRefusal>;

/** What the fake answers, by call; a call that is not there is refused as unknown. */
export interface FakeAnswers {
  readonly session?: {
    readonly [Name in StaffSessionCallName]?: Answer<
      StaffSessionRequest<Name>,
      StaffSessionResponse<Name>
    >;
  };
  /** Actions that wait for a second person, whatever they answer. */
  readonly handedIn?: readonly DeskShapeName[];
  readonly actions?: {
    readonly [Name in DeskShapeName]?: Answer<DeskRequest<Name>, DeskResponse<Name>>;
  };
}

const isRefusal = (value: unknown): value is FakeRefusal =>
  typeof value === 'object' && value !== null && 'status' in value && 'message' in value;

/** Makes a `fetch` that answers the calls of the staff app; `calls` lists those that were made. */
export function fakeStaff(answers: FakeAnswers): {
  readonly fetch: typeof fetch;
  readonly calls: { readonly path: string; readonly input: unknown }[];
} {
  const calls: { path: string; input: unknown }[] = [];
  const byPath: Readonly<Record<string, Answer<never, unknown> | undefined>> = Object.fromEntries([
    ...Object.entries(answers.session ?? {}).map(([name, answer]) => [`session/${name}`, answer]),
    ...Object.entries(answers.actions ?? {}).map(([name, answer]) => [`actions/${name}`, answer]),
  ]);
  return {
    calls,
    fetch: async (address, init) => {
      // The app calls by paths and with JSON alone.
      const path = (address as string).replace('/staff/', '');
      const input: unknown = JSON.parse(init?.body as string);
      calls.push({ path, input });
      const outcome =
        (await byPath[path]?.(input as never)) ?? refusal({ status: 404, code: 40_400 });
      if (isRefusal(outcome)) {
        const { status, code, message, fields = {} } = outcome;
        const issues = Object.entries(fields).map(([field, words]) => ({
          path: field,
          message: words,
        }));
        return Response.json({ code, message, data: { fields: issues } }, { status });
      }
      const isHandedIn = answers.handedIn?.some((name) => path === `actions/${name}`) ?? false;
      const answer = isHandedIn
        ? { done: null, approvalId: 'approval-1' }
        : { done: outcome, approvalId: null };
      const data = path.startsWith('session/') ? outcome : answer;
      return Response.json({ code: 0, message: '', data });
    },
  };
}
