import type {
  ExplainedStep,
  GuardChannel,
  GuardEnvironment,
  GuardUser,
  NativeBar,
  Verdict,
} from '@xinglin/guards';
import type { RouteMatch } from '@xinglin/routes';

/** What the form asks: as it came, and as it stands in the form again. */
export interface ExplainForm {
  readonly host: string;
  /** `made-up:<kind>` or `account:<role>`. */
  readonly person: string;
  /** Site-relative, with query. */
  readonly address: string;
  readonly userAgent: string;
}

/** What may be chosen in it. */
export interface ExplainChoices {
  readonly hosts: readonly string[];
  /** Accounts of the gateway's sandbox, by role; none where it does not tell. */
  readonly accounts: readonly { readonly role: string; readonly label: string }[];
}

/** Why a form cannot be answered. */
export type ExplainProblem = 'unknownHost' | 'badAddress' | 'accountFailed';

/** All that was found about one request. */
export interface Explanation {
  /** Null where no route has the address; then the not-found page stands there. */
  readonly match: RouteMatch | null;
  /** Where a route that only leads on leads to; no guard is asked for it. */
  readonly leadsTo: string | null;
  readonly verdict: Verdict;
  readonly steps: readonly ExplainedStep[];
  readonly bar: NativeBar;
  readonly user: GuardUser | null;
  readonly environment: GuardEnvironment;
  readonly channel: GuardChannel;
}
