import { telemedicineTerms } from '@xinglin/rules';
import {
  CalendarIcon,
  Card,
  HospitalIcon,
  StepWay,
  VideoIcon,
  type StepWayProps,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const steps = [
  { key: 'choose', icon: <CalendarIcon /> },
  { key: 'place', icon: <HospitalIcon /> },
  { key: 'meet', icon: <VideoIcon /> },
] as const;

/** The three steps of a session. */
export function SessionSteps({
  at,
}: {
  /** The step that a session is at; left out where none is booked. */
  readonly at?: (typeof steps)[number]['key'];
}): ReactElement {
  const { t } = useTranslation('telemedicine');
  const now = steps.findIndex(({ key }) => key === at);
  const stateOf = (place: number): StepWayProps['steps'][number]['state'] =>
    now === -1 || place === now ? 'now' : place < now ? 'done' : 'later';
  return (
    <Card as="div">
      <StepWay
        label={t('guide.title')}
        steps={steps.map(({ key, icon }, place) => ({
          icon,
          // i18n-keys: telemedicine:hero.step.*, telemedicine:hero.note.*
          title: t(`hero.step.${key}`),
          note: t(`hero.note.${key}`, telemedicineTerms),
          state: stateOf(place),
        }))}
      />
    </Card>
  );
}
