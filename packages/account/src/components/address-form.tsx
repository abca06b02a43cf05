import { addressesApi, usePageModules } from '@xinglin/api';
import { ProblemForm, ruleText, useKeptDraft, useSubmission } from '@xinglin/forms';
import type { PostingAddress } from '@xinglin/gateway-sdk';
import { addressDetailLength, longestName } from '@xinglin/rules';
import {
  Button,
  Card,
  Note,
  Stack,
  SwitchField,
  TextAreaField,
  TextField,
  useToast,
} from '@xinglin/ui';
import { useMemo, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import {
  addressFields,
  draftOfAddress,
  emptyAddress,
  keepableAddress,
  readAddress,
  restoreAddress,
  type AddressDraft,
  type AddressFormField as Field,
} from '../model/address-draft';
import { AreaField } from './area-field';
import { PastedAddress } from './pasted-address';

interface AddressFormProps {
  /** The address to change; without one a new one is added. */
  address?: PostingAddress;
  onSaved: (addressId: string) => Promise<void>;
}

const failureFields = {
  knows: (path: string): path is Field => addressFields.some((field) => field === path),
  ofRefusal: () => undefined,
};

/** A postal address, typed or pasted (spec 1 §7); the gateway checks the same rules. */
export function AddressForm({ address, onSaved }: AddressFormProps): ReactElement {
  const { t } = useTranslation('contacts');
  const toast = useToast();
  const showsPaste =
    usePageModules(address ? 'account.addressEdit' : 'account.addressAdd')('paste') !== null;
  const fields = useRef<HTMLElement>(null);
  const former = useMemo(() => (address ? draftOfAddress(address) : emptyAddress), [address]);
  const { draft, change, isKept, forget } = useKeptDraft({
    kind: address ? `addressDraft.${address.addressId}` : 'addressDraft',
    former,
    keepable: keepableAddress,
    restore: restoreAddress,
  });
  const [add] = addressesApi.useAddAddressMutation();
  const [update] = addressesApi.useUpdateAddressMutation();
  const { problems: found, mobile, fields: sent } = readAddress(draft, address !== undefined);
  const { problems, pending, submit, idOf } = useSubmission<Field, { addressId: string }>({
    failureFields,
    find: () =>
      found.map(({ field, code }) => ({
        field,
        message: ruleText(t, code, field === 'area' ? null : draft[field]),
      })),
    send: () =>
      address
        ? update({ addressId: address.addressId, ...sent, ...(mobile && { mobile }) })
        : add({ ...sent, mobile }),
    onDone: ({ addressId }) => {
      forget();
      toast.show(t('address.saved'), { tone: 'success' });
      return onSaved(addressId);
    },
  });
  const take = (read: Partial<AddressDraft>) => {
    change(read);
    // The box is behind: reading goes on with what it filled in.
    fields.current?.focus();
    toast.show(t('paste.taken'), { tone: 'success' });
  };

  return (
    <>
      {showsPaste && <PastedAddress onTake={take} />}
      <ProblemForm problems={problems} onSubmit={submit}>
        <Card as="div">
          <section ref={fields} aria-label={t('address.fields')} tabIndex={-1}>
            <Stack gap={2}>
              <TextField
                id={idOf('name')}
                label={t('address.name')}
                autoComplete="name"
                maxLength={longestName}
                value={draft.name}
                error={problems.errorOf('name')}
                onValueChange={(name) => change({ name })}
              />
              <TextField
                id={idOf('mobile')}
                label={t('address.mobile')}
                hint={address ? t('keepMobile', { value: address.mobile }) : undefined}
                inputMode="numeric"
                autoComplete="tel-national"
                maxLength={20}
                value={draft.mobile}
                error={problems.errorOf('mobile')}
                onValueChange={(mobile) => change({ mobile })}
              />
              <AreaField
                id={idOf('area')}
                value={draft.areas}
                error={problems.errorOf('area')}
                onValueChange={(areas) => change({ areas })}
              />
              <TextAreaField
                id={idOf('detail')}
                label={t('address.detail')}
                placeholder={t('address.detailExample')}
                rows={2}
                maxLength={addressDetailLength.max}
                autoComplete="street-address"
                value={draft.detail}
                error={problems.errorOf('detail')}
                onValueChange={(detail) => change({ detail })}
              />
              {address?.isDefault === true ? (
                // The mark is only ever given to another address, never just taken away.
                <Note>{t('address.isDefault')}</Note>
              ) : (
                <SwitchField
                  label={t('address.makeDefault')}
                  checked={draft.isDefault}
                  onCheckedChange={(isDefault) => change({ isDefault })}
                />
              )}
              <Button type="submit" block pending={pending}>
                {t('save')}
              </Button>
              {isKept && <Note>{t('draftKept')}</Note>}
            </Stack>
          </section>
        </Card>
      </ProblemForm>
    </>
  );
}
