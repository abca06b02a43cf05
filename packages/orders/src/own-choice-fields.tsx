import { addressesApi } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { AddIcon, ButtonLink, Loaded, Note, SelectField, SkeletonList, Stack } from '@xinglin/ui';
import { useEffect, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
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

interface OwnThing {
  readonly value: string;
  readonly label: string;
}

/** The person that an order is for: one of the family, or a new family member, who is selected on return. */
export function PatientField(props: OwnChoiceProps): ReactElement {
  const { t } = useTranslation('orders');
  const backurl = useHere();
  const { answer } = family.useAnswer();
  return (
    <Loaded query={answer} skeleton={<SkeletonList lines={1} count={1} />}>
      {({ items }) => (
        <OwnChoice
          {...props}
          options={items.map(({ patientId: value, name: label }) => ({ value, label }))}
          none={t('own.noPatient')}
          addedAs="patientId"
          add={{ text: t('own.addPatient'), to: href('account.patientAdd', {}, { backurl }) }}
        />
      )}
    </Loaded>
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
        <OwnChoice
          {...props}
          options={items.map(({ addressId: value, name, detail }) => ({
            value,
            label: t('own.address', { name, detail }),
          }))}
          none={t('own.noAddress')}
          addedAs="addressId"
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

function OwnChoice({
  options,
  none,
  addedAs,
  add,
  id,
  error,
  ...field
}: OwnChoiceProps & {
  readonly options: readonly OwnThing[];
  readonly none: string;
  /** The parameter in which the page that adds one returns its id. */
  readonly addedAs: string;
  readonly add: { readonly text: string; readonly to: string };
}): ReactElement {
  const { t } = useTranslation('orders');
  const [query] = useSearchParams();
  const added = query.get(addedAs);
  const isAdded = options.some(({ value }) => value === added);
  const { onValueChange } = field;
  useEffect(() => {
    if (added !== null && isAdded) onValueChange(added);
    // Only on return: a later choice of the person stands.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [added, isAdded]);
  if (options.length > 0)
    return (
      <Stack gap={1}>
        <SelectField
          {...field}
          id={id}
          error={error}
          options={options}
          placeholder={t('own.choose')}
        />
        <ButtonLink variant="text" size="small" icon={<AddIcon />} to={add.to}>
          {add.text}
        </ButtonLink>
      </Stack>
    );
  return (
    <div id={id} tabIndex={-1}>
      <Stack gap={2}>
        <b>{field.label}</b>
        <Note>{error ?? none}</Note>
        <ButtonLink variant="outline" icon={<AddIcon />} to={add.to}>
          {add.text}
        </ButtonLink>
      </Stack>
    </div>
  );
}
