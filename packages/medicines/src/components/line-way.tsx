import type { DrugOrderMethod, MedicineLine } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatDistance } from '@xinglin/rules';
import {
  BagIcon,
  CloseIcon,
  EditIcon,
  HomeIcon,
  PillIcon,
  ShieldIcon,
  StepWay,
  type StepWayProps,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoments } from '../model/use-moments';

type Step = MedicineLine['steps'][number];

const icons: Readonly<Record<Step['step'], ReactElement>> = {
  sign: <EditIcon />,
  review: <ShieldIcon />,
  dispense: <PillIcon />,
  deliver: <BagIcon />,
  arrive: <HomeIcon />,
};

/** A step at which it ended looks like a late one: its words say what happened. */
const lookOf = (state: Step['state']): StepWayProps['steps'][number]['state'] =>
  state === 'ended' ? 'late' : state;

interface LineWayProps {
  readonly line: MedicineLine;
  /** How it is handed out; a delivery unless known. */
  readonly method?: DrugOrderMethod | undefined;
  /** How far the courier is away; null where it is not known. */
  readonly distanceMeters?: number | null | undefined;
}

/** The five hands of a prescription, each with its hour or its part. */
export function LineWay({
  line,
  method = 'delivery',
  distanceMeters = null,
}: LineWayProps): ReactElement {
  const { t } = useTranslation('medicines');
  const locale = useLocale();
  const { brief, deadline } = useMoments();
  const noteOf = ({ step, state, at, dueAt, part }: Step): string | undefined => {
    if (state === 'done' || state === 'ended') return at === null ? undefined : brief(at);
    if (step === 'dispense' && part !== null && part.done < part.of)
      return t('line.missing', { count: part.of - part.done });
    if (step === 'deliver' && state === 'now' && distanceMeters !== null)
      return formatDistance(distanceMeters, locale);
    if (dueAt !== null)
      return t(state === 'late' ? 'line.wasDue' : 'line.before', { time: brief(deadline(dueAt)) });
    return state !== 'later' && at !== null ? t('line.since', { time: brief(at) }) : undefined;
  };
  const iconOf = ({ step, state, part }: Step) => {
    if (state === 'ended') return <CloseIcon />;
    return part !== null && state !== 'done' ? (
      <strong>{t('line.part', part)}</strong>
    ) : (
      icons[step]
    );
  };
  return (
    <StepWay
      label={t('line.label')}
      steps={line.steps.map((one) => ({
        icon: iconOf(one),
        // i18n-keys: medicines:line.step.delivery.*, medicines:line.step.pickup.*
        title: t(`line.step.${method}.${one.step}`),
        note: noteOf(one),
        state: lookOf(one.state),
      }))}
    />
  );
}
