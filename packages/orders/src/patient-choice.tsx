import { patientsApi, usePageTime } from '@xinglin/api';
import type { Patient } from '@xinglin/gateway-sdk';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { dayAt, sitePath } from '@xinglin/rules';
import {
  ActionBar,
  AddIcon,
  Button,
  ButtonLink,
  EmptyState,
  Loaded,
  Note,
  Page,
  PageHeader,
  PatientCard,
  patientTexts,
  personFace,
  SkeletonList,
  Stack,
} from '@xinglin/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

/** The family of who is signed in. */
export const family = pageCall(patientsApi.endpoints.listPatients, () => undefined);

/** What the page of {@link PatientChoice} loads first. */
export const loadPatients = family.load;

/** What becomes of a choice: a tap leads on at once, or a button confirms who is marked. */
type Choosing =
  | { readonly to: (patientId: string) => string; readonly confirm?: never }
  | {
      readonly to?: never;
      readonly confirm: {
        readonly text: string;
        readonly pending: boolean;
        readonly onConfirm: (patientId: string) => void;
        /** Another patient is marked: what was told of the former is over. */
        readonly onChange: () => void;
      };
    };

interface PatientChoiceProps {
  readonly title: string;
  /** A further chip: 当前选择. */
  readonly mark: (patient: Patient, former: string | null) => string | undefined;
  /** What becomes of a choice, which goes back to `back`. */
  readonly choosing: (back: string) => Choosing;
  readonly empty: { readonly title: string; readonly message: string };
  readonly addText: string;
  /** Why no patient can be added; without it one can. */
  readonly full?: string | undefined;
  /** Above the list: what keeps the marked patient from being chosen. */
  readonly notices?: ReactNode;
}

/**
 * The page on which one of the family is chosen for what asks. The address names the asker (`backurl`) and who was
 * chosen before (`patientId`).
 */
export function PatientChoice(props: PatientChoiceProps): ReactElement {
  const { title, mark, choosing, empty, addText, full, notices } = props;
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const { answer } = family.useAnswer();
  const today = dayAt(usePageTime());
  const back = sitePath(query.get('backurl')) ?? href('account.patients');
  const former = query.get('patientId');
  const { to, confirm } = choosing(back);
  const [picked, setPicked] = useState(former);
  const page = (content: ReactNode, actionBar?: ReactNode) => (
    <Page header={<PageHeader title={title} backTo={back} />} actionBar={actionBar}>
      {content}
    </Page>
  );
  // Among patients choosing comes first; where there is none, adding one is all there is to do.
  const addLink = (variant: 'outline' | 'primary') => (
    <ButtonLink
      block
      variant={variant}
      icon={<AddIcon />}
      to={href('account.patientAdd', {}, { backurl: back })}
    >
      {addText}
    </ButtonLink>
  );
  return (
    <Loaded query={answer} skeleton={<SkeletonList lines={2} />} frame={(content) => page(content)}>
      {({ items }) => {
        const marked = (items.find(({ patientId }) => patientId === picked) ?? items[0])?.patientId;
        if (marked === undefined)
          return page(<EmptyState kind="family" {...empty} action={addLink('primary')} />);
        return page(
          <>
            {notices}
            <div {...(confirm && { role: 'radiogroup', 'aria-label': title })}>
              {items.map((patient) => (
                <PatientCard
                  key={patient.patientId}
                  name={patient.name}
                  face={personFace(patient, today)}
                  {...patientTexts(patient, t)}
                  phoneText={patient.mobile}
                  isDefault={patient.isDefault}
                  mark={mark(patient, former)}
                  {...(confirm
                    ? {
                        choose: {
                          name: 'patient',
                          value: patient.patientId,
                          checked: patient.patientId === marked,
                          onChoose: (patientId: string) => {
                            setPicked(patientId);
                            confirm.onChange();
                          },
                        },
                      }
                    : // Going back from there does not lead to choosing again.
                      { to: to(patient.patientId), replace: true, titleLevel: 2 as const })}
                />
              ))}
            </div>
            <Stack inset>{full === undefined ? addLink('outline') : <Note>{full}</Note>}</Stack>
          </>,
          confirm && (
            <ActionBar>
              <Button block pending={confirm.pending} onClick={() => confirm.onConfirm(marked)}>
                {confirm.text}
              </Button>
            </ActionBar>
          ),
        );
      }}
    </Loaded>
  );
}
