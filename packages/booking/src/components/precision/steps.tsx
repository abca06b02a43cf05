import {
  Card,
  CalendarIcon,
  DocumentIcon,
  StepWay,
  StethoscopeIcon,
  WalletIcon,
  type StepWayProps,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The steps of a request, in their order. */
const steps = ['describe', 'audit', 'pay', 'come'] as const;
const icons = {
  describe: <DocumentIcon />,
  audit: <StethoscopeIcon />,
  pay: <WalletIcon />,
  come: <CalendarIcon />,
};

interface StepsProps {
  /** The step that the request is at; left out before there is a request. */
  readonly at?: (typeof steps)[number];
  /** How long an answer takes, and how long a slot is held afterwards; left out where no expert is chosen. */
  readonly rules?: { readonly auditWithinHours: number; readonly payWithinMinutes: number };
}

/** From the description of the case to the visit, in four steps. */
export function Steps({ at, rules }: StepsProps): ReactElement {
  const { t } = useTranslation('precision');
  const now = at === undefined ? -1 : steps.indexOf(at);
  const stateOf = (place: number): StepWayProps['steps'][number]['state'] =>
    place < now ? 'done' : place === now ? 'now' : 'later';
  const notes = {
    describe: t('steps.describeNote'),
    audit:
      rules === undefined
        ? t('steps.auditNote')
        : t('steps.auditWithin', { hours: rules.auditWithinHours }),
    pay:
      rules === undefined
        ? t('steps.payNote')
        : t('steps.payWithin', { minutes: rules.payWithinMinutes }),
    come: t('steps.comeNote'),
  };
  return (
    <Card as="div">
      <StepWay
        label={t('steps.title')}
        steps={steps.map((step, place) => ({
          icon: icons[step],
          // i18n-keys: precision:steps.describe, precision:steps.audit, precision:steps.pay, precision:steps.come
          title: t(`steps.${step}`),
          note: notes[step],
          state: stateOf(place),
        }))}
      />
    </Card>
  );
}
