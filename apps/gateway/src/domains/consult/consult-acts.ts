import { consultActs } from '@xinglin/contract';
import { consultTerms } from '@xinglin/rules';
import { can, type Consult } from './consult-rules';

type Act = (typeof consultActs)[number];

/** Who looks at a consult: as its doctor, as a nurse, or as both. */
export interface ConsultReader {
  /** It is theirs, or waits for the first free doctor and they offer it; a key acts for any doctor. */
  readonly isItsDoctor: boolean;
  readonly isNurse: boolean;
}

/** What a nurse does for the doctor. */
const nurseActs: readonly Act[] = ['askPictures'];

/** What the reader can do with a consult in its state, in the order of `consultActs`; each is an action of the desk. */
export function consultActsOf(
  {
    state,
    own,
    paidCents,
    refundedCents,
  }: Pick<Consult, 'state' | 'paidCents' | 'refundedCents'> & {
    readonly own: Pick<Consult['own'], 'consultKind' | 'doctorId' | 'answeredAt' | 'creditCents'>;
  },
  { isItsDoctor, isNurse }: ConsultReader,
): Act[] {
  const isRunning = own.doctorId !== null && (state === 'inProgress' || state === 'paused');
  const isOpen: Readonly<Record<Act, boolean>> = {
    take: can('take', state),
    answer: isRunning,
    askPictures: can('askPictures', state),
    video: isRunning && consultTerms(own.consultKind).medium === 'video',
    refuse: can('refuse', state),
    end: can('finish', state) && own.answeredAt !== null,
    refund: state === 'finished' && paidCents + own.creditCents > refundedCents,
  };
  return consultActs.filter(
    (act) => isOpen[act] && (isItsDoctor || (isNurse && nurseActs.includes(act))),
  );
}
