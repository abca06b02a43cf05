import { addressesApi } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { AddIcon, ButtonLink, Loaded, Note, SelectField, SkeletonList, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
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

/** For whom something is, in a form: one of the family, or the way to add the first. */
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
          add={{ text: t('own.addPatient'), to: href('account.patientAdd', {}, { backurl }) }}
        />
      )}
    </Loaded>
  );
}

/** Where something is posted to, in a form: one of the account's addresses, or the way to add the first. */
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
  add,
  id,
  error,
  ...field
}: OwnChoiceProps & {
  readonly options: readonly OwnThing[];
  readonly none: string;
  readonly add: { readonly text: string; readonly to: string };
}): ReactElement {
  const { t } = useTranslation('orders');
  if (options.length > 0)
    return (
      <SelectField
        {...field}
        id={id}
        error={error}
        options={options}
        placeholder={t('own.choose')}
      />
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
