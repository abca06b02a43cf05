import { useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../actions/button';
import { Note, Stack } from '../display/text-layout';
import { Loaded, type LoadedQuery } from '../feedback/loaded';
import { SkeletonList } from '../feedback/skeleton';
import { EmptyState } from '../feedback/states';
import { ActionBar } from '../frame/action-bar';
import { Page } from '../frame/page';
import { PageHeader } from '../frame/page-header';
import { AddIcon } from '../icons/account-icons';
import { PatientCard } from './patient-card';
import { patientTexts } from './patient-texts';

/** What is shown of a patient to choose; the contract's `Patient` fits. */
type PatientToChoose = Parameters<typeof patientTexts>[0] & {
  readonly patientId: string;
  readonly name: string;
  /** Masked. */
  readonly mobile: string;
  readonly isDefault: boolean;
};

/** What becomes of a choice: a tap leads on at once, or a button confirms who is marked. */
type Choosing =
  | { readonly to: (patientId: string) => string; readonly confirm?: never }
  | {
      readonly to?: never;
      readonly confirm: {
        readonly text: string;
        readonly pending: boolean;
        readonly onConfirm: (patientId: string) => void;
        /** Another patient is selected: the notice about the former one goes. */
        readonly onChange: () => void;
      };
    };

export interface PatientChoiceProps<Patient extends PatientToChoose, Failure> {
  query: LoadedQuery<{ readonly items: readonly Patient[] }, Failure>;
  title: string;
  /** Where the question came from. */
  backTo: string;
  /** Who was chosen before. */
  former: string | null;
  /** A further chip: 当前选择. */
  mark: (patient: Patient) => string | undefined;
  choosing: Choosing;
  empty: { readonly title: string; readonly message: string };
  add: { readonly text: string; readonly to: string };
  /** Why no patient can be added; one can without it. */
  full?: string | undefined;
  /** Above the list: what keeps the marked one from being chosen. */
  notices?: ReactNode;
}

/** The page on which one of the family is chosen for what asks; see {@link PatientChoiceProps}. */
export function PatientChoice<Patient extends PatientToChoose, Failure>({
  query,
  title,
  backTo,
  former,
  mark,
  choosing: { to, confirm },
  empty,
  add,
  full,
  notices,
}: PatientChoiceProps<Patient, Failure>): ReactElement {
  const { t } = useTranslation();
  const [picked, setPicked] = useState(former);
  const page = (content: ReactNode, actionBar?: ReactNode) => (
    <Page header={<PageHeader title={title} backTo={backTo} />} actionBar={actionBar}>
      {content}
    </Page>
  );
  // Among patients choosing comes first; where there is none, adding one is all there is to do.
  const addLink = (variant: 'outline' | 'primary') => (
    <ButtonLink block variant={variant} icon={<AddIcon />} to={add.to}>
      {add.text}
    </ButtonLink>
  );
  return (
    <Loaded query={query} skeleton={<SkeletonList lines={2} />} frame={(content) => page(content)}>
      {({ items }) => {
        const marked = (items.find(({ patientId }) => patientId === picked) ?? items[0])?.patientId;
        if (marked === undefined)
          return page(<EmptyState {...empty} action={addLink('primary')} />);
        return page(
          <>
            {notices}
            <div {...(confirm && { role: 'radiogroup', 'aria-label': title })}>
              {items.map((patient) => (
                <PatientCard
                  key={patient.patientId}
                  name={patient.name}
                  {...patientTexts(patient, t)}
                  phoneText={patient.mobile}
                  isDefault={patient.isDefault}
                  mark={mark(patient)}
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
