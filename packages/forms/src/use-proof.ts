import { longestEmail } from '@xinglin/rules';
import type { TextField } from '@xinglin/ui';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ruleText } from './rule-text';
import type { Problem } from './use-problems';
import { isCodeRefusal, type SentCode } from './use-sent-code';
import { useSubmission, type Answer } from './use-submission';

// What is typed is read by it: nothing is before the first letter.
let loaded: typeof import('./proof-rules') | null = null;

async function loadRules(): Promise<void> {
  loaded ??= await import('./proof-rules');
}

/** @throws before the rules have come, when nothing may be checked or sent. */
function rules(): typeof import('./proof-rules') {
  if (loaded === null) throw new Error('The rules of a proof are not here yet.');
  return loaded;
}

/** A kind of address that codes are sent to. */
export interface ProofTarget {
  readonly field: 'mobile' | 'email';
  /** The rule it breaks as typed; null when none. */
  readonly check: (typed: string) => string | null;
  /** As the gateway writes it. */
  readonly normalize: (typed: string) => string;
  readonly input: Pick<
    ComponentProps<typeof TextField>,
    'type' | 'inputMode' | 'autoComplete' | 'maxLength'
  >;
}

/** A phone number of the person's own. */
export const ownMobile: ProofTarget = {
  field: 'mobile',
  check: (typed) => rules().checkMobile(typed),
  normalize: (typed) => loaded?.normalizeMobile(typed) ?? typed,
  // A number without its country's code is a text: `tel` is filled with the whole number.
  input: { inputMode: 'numeric', autoComplete: 'tel-national', maxLength: 20 },
};

/** An e-mail address of the person's own. */
export const ownEmail: ProofTarget = {
  field: 'email',
  check: (typed) => rules().checkEmail(typed),
  normalize: (typed) => loaded?.normalizeEmail(typed) ?? typed,
  input: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: longestEmail },
};

interface ProofOptions<Other extends string, Result> {
  readonly target: ProofTarget;
  /** The number or address that is known before anything is typed. */
  readonly initial?: string | undefined;
  /** How a code is asked for. */
  readonly code: SentCode;
  /** Refusals that are about the number or address. */
  readonly refusals: readonly number[];
  /** The fields of the form besides the number or address and its code. */
  readonly others: readonly Other[];
  /** What is wrong with these. */
  readonly findOthers: () => readonly Problem<Other>[];
  readonly send: (proof: { to: string; code: string }) => Promise<Answer<Result>>;
  readonly onDone: (result: Result) => void;
}

/** A form that proves a number or an address by a code sent to it; `ProofFields` shows both. */
export function useProof<Result, Other extends string>({
  target,
  initial = '',
  code,
  refusals,
  others,
  findOthers,
  send,
  onDone,
}: ProofOptions<Other, Result>) {
  type Field = ProofTarget['field'] | 'code' | Other;
  const { t } = useTranslation();
  const [typed, setTyped] = useState({ to: initial, code: '' });
  const fields: readonly string[] = [target.field, 'code', ...others];

  const problemOf = (field: Field, rule: string | null, text: string): Problem<Field>[] =>
    rule === null ? [] : [{ field, message: ruleText(t, rule, text) }];
  const findTarget = () => problemOf(target.field, target.check(typed.to), typed.to);

  const submission = useSubmission<Field, Result>({
    failureFields: {
      knows: (path): path is Field => fields.includes(path),
      ofRefusal: (refusal) => {
        if (isCodeRefusal(refusal)) return 'code';
        return refusals.includes(refusal) ? target.field : undefined;
      },
    },
    ready: () => (loaded === null ? loadRules() : null),
    find: () => [
      ...findTarget(),
      ...problemOf('code', rules().checkMobileCode(typed.code), typed.code),
      ...findOthers(),
    ],
    send: () => send({ to: target.normalize(typed.to), code: rules().normalizeCode(typed.code) }),
    onDone,
  });

  const { idOf, problems, showFailure } = submission;
  const type = (change: Partial<typeof typed>): void => {
    loadRules().catch(() => undefined);
    // Both fields may have been filled in at once, by the browser or before the page was live.
    setTyped((former) => ({ ...former, ...change }));
  };
  return {
    ...submission,
    /** The number or address. */
    toField: {
      ...target.input,
      id: idOf(target.field),
      value: typed.to,
      error: problems.errorOf(target.field),
      // A code belongs to the number or address it was sent to.
      onValueChange: (text: string) => type({ to: text, code: '' }),
    },
    codeField: {
      id: idOf('code'),
      code,
      to: target.normalize(typed.to),
      value: typed.code,
      error: problems.errorOf('code'),
      onValueChange: (text: string) => type({ code: text }),
      recipient: async () => {
        await loadRules();
        return problems.show(findTarget()) ? target.normalize(typed.to) : null;
      },
      onFailure: showFailure,
    },
  };
}
