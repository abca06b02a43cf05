import { addressesApi } from '@xinglin/api';
import type { Patient } from '@xinglin/gateway-sdk';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { AddIcon, ButtonLink, Loaded, Note, SelectField, SkeletonList, Stack } from '@xinglin/ui';
import { useEffect, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { FamilyField } from './family-field';
import { family } from './patient-choice';

const addresses = pageCall(addressesApi.endpoints.listAddresses, () => undefined);

/** What the page of an {@link AddressField} loads first. */
export const loadAddresses = addresses.load;

interface OwnChoiceProps {
  id: string;
  label: string;
  error?: string | undefined;
  optional?: boolean | undefined;
  /** Empty while none is chosen. */
  value: string;
  onValueChange: (value: string) => void;
}

/** The person that an order is for: one of the family, or a new family member, who is selected on return. */
export function PatientField(props: OwnChoiceProps): ReactElement {
  const backurl = useHere();
  const { answer } = family.useAnswer();
  return (
    <Loaded query={answer} skeleton={<SkeletonList lines={1} count={1} />}>
      {({ items }) => <OwnPatient {...props} patients={items} backurl={backurl} />}
    </Loaded>
  );
}

function OwnPatient({
  patients,
  backurl,
  ...props
}: OwnChoiceProps & { readonly patients: readonly Patient[]; readonly backurl: string }) {
  const { t } = useTranslation('orders');
  useAdded(
    'patientId',
    patients.map(({ patientId }) => patientId),
    props.onValueChange,
  );
  return patients.length > 0 ? (
    <FamilyField {...props} error={props.error} family={patients} />
  ) : (
    <NoneYet
      {...props}
      none={t('own.noPatient')}
      add={{ text: t('own.addPatient'), to: href('account.patientAdd', {}, { backurl }) }}
    />
  );
}

/** A postal address: one of the account's, or a new one, which is selected on return. */
export function AddressField(props: OwnChoiceProps): ReactElement {
  const { t } = useTranslation('orders');
  const backurl = useHere();
  const { answer } = addresses.useAnswer();
  return (
    <Loaded query={answer} skeleton={<SkeletonList lines={1} count={1} />}>
      {({ items }) => (
        <OwnAddress
          {...props}
          options={items.map(({ addressId: value, name, detail }) => ({
            value,
            label: t('own.address', { name, detail }),
          }))}
          none={t('own.noAddress')}
          add={{ text: t('own.addAddress'), to: href('account.addressAdd', {}, { backurl }) }}
        />
      )}
    </Loaded>
  );
}

function useHere(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}

/** Chooses what was just added, as the address returns its id; only on return: a later choice of the person stands. */
function useAdded(
  parameter: string,
  values: readonly string[],
  onValueChange: (value: string) => void,
): void {
  const [query] = useSearchParams();
  const added = query.get(parameter);
  const isAdded = added !== null && values.includes(added);
  useEffect(() => {
    if (isAdded) onValueChange(added);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [added, isAdded]);
}

interface WayToAdd {
  readonly text: string;
  readonly to: string;
}

function OwnAddress({
  options,
  none,
  add,
  ...field
}: OwnChoiceProps & {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly none: string;
  readonly add: WayToAdd;
}): ReactElement {
  const { t } = useTranslation('orders');
  useAdded(
    'addressId',
    options.map(({ value }) => value),
    field.onValueChange,
  );
  if (options.length === 0) return <NoneYet {...field} none={none} add={add} />;
  return (
    <Stack gap={1}>
      <SelectField {...field} options={options} placeholder={t('own.choose')} />
      <ButtonLink variant="text" size="small" icon={<AddIcon />} to={add.to}>
        {add.text}
      </ButtonLink>
    </Stack>
  );
}

function NoneYet({
  id,
  label,
  error,
  none,
  add,
}: Pick<OwnChoiceProps, 'id' | 'label' | 'error'> & {
  readonly none: string;
  readonly add: WayToAdd;
}): ReactElement {
  return (
    <div id={id} tabIndex={-1}>
      <Stack gap={2}>
        <b>{label}</b>
        <Note>{error ?? none}</Note>
        <ButtonLink variant="outline" icon={<AddIcon />} to={add.to}>
          {add.text}
        </ButtonLink>
      </Stack>
    </div>
  );
}
