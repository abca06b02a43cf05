import { emergencyContactsApi, type PageLoad } from '@xinglin/api';
import { RemoveDialog } from '@xinglin/forms';
import type { EmergencyContact } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { emergencyContactLimit } from '@xinglin/rules';
import {
  Button,
  Card,
  Cluster,
  Loaded,
  Note,
  NoticeBar,
  Page,
  PageHeader,
  SkeletonList,
  Stack,
  useFocusKept,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactForm } from '../../../components/contact-form';

export const load: PageLoad = () => [
  emergencyContactsApi.endpoints.listEmergencyContacts.initiate(),
];

/** Whom to call when the person cannot be reached: those there are, and the form for one more (spec 2 §2.20). */
export default function EmergencyContactAddPage(): ReactElement {
  const { t } = useTranslation('contacts');
  const contacts = emergencyContactsApi.useListEmergencyContactsQuery();
  const [changing, setChanging] = useState<EmergencyContact>();
  const [leaving, setLeaving] = useState<EmergencyContact>();
  // Each contact that was saved leaves an empty form behind.
  const [saved, setSaved] = useState(0);
  useFocusKept(`${contacts.currentData?.items.length} ${saved}`);

  return (
    <Page
      header={
        <PageHeader
          title={t('emergencyContactAdd.title')}
          backTo={href('account.accountSettings')}
        />
      }
      banner={<NoticeBar>{t('emergency.what')}</NoticeBar>}
    >
      <Loaded query={contacts} skeleton={<SkeletonList lines={2} />}>
        {({ items }) => (
          <>
            {items.map((contact) => (
              <Card
                key={contact.contactId}
                title={contact.name}
                // i18n-keys: contacts:relation.*
                aside={t(`relation.${contact.relation}`)}
              >
                <Note>{contact.mobile}</Note>
                <Cluster align="end">
                  <Button
                    variant="text"
                    size="small"
                    aria-label={t('emergency.changeNamed', { name: contact.name })}
                    onClick={() => setChanging(contact)}
                  >
                    {t('address.edit')}
                  </Button>
                  <Button
                    variant="text"
                    size="small"
                    aria-label={t('address.removeNamed', { name: contact.name })}
                    onClick={() => setLeaving(contact)}
                  >
                    {t('remove')}
                  </Button>
                </Cluster>
              </Card>
            ))}
            {changing === undefined && items.length >= emergencyContactLimit ? (
              <Stack inset>
                <Note>{t('emergency.full', { count: emergencyContactLimit })}</Note>
              </Stack>
            ) : (
              <ContactForm
                key={`${changing?.contactId} ${saved}`}
                contact={changing}
                onSaved={() => {
                  setChanging(undefined);
                  setSaved((count) => count + 1);
                }}
                onCancel={() => setChanging(undefined)}
              />
            )}
          </>
        )}
      </Loaded>
      {leaving && (
        <RemoveContact
          contact={leaving}
          onClose={() => {
            setLeaving(undefined);
            // A removed contact cannot be changed any more.
            setChanging(undefined);
          }}
        />
      )}
    </Page>
  );
}

interface RemoveContactProps {
  contact: EmergencyContact;
  onClose: () => void;
}

function RemoveContact({ contact, onClose }: RemoveContactProps): ReactElement {
  const { t } = useTranslation('contacts');
  const [remove, removal] = emergencyContactsApi.useDeleteEmergencyContactMutation();
  return (
    <RemoveDialog
      title={t('emergency.removeTitle', { name: contact.name })}
      confirmLabel={t('removeConfirm')}
      keepLabel={t('keep')}
      removed={t('emergency.removed')}
      remove={() => remove({ contactId: contact.contactId })}
      removal={removal}
      onClose={onClose}
    />
  );
}
