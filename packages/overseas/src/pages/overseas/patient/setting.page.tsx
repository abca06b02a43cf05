import { overseasApi, type PageLoad } from '@xinglin/api';
import { RemoveDialog } from '@xinglin/forms';
import type { Asker } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import {
  ActionBar,
  AddIcon,
  ButtonLink,
  EmptyState,
  Loaded,
  Page,
  PageHeader,
  SkeletonList,
  useFocusKept,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AskerCard } from '../../../components/asker-card';
import { LanguagePicker } from '../../../components/language-picker';

export const load: PageLoad = () => [overseasApi.endpoints.listAskers.initiate()];

/** Those for whom the account asks: add, change, remove (spec 2 §2.30). */
export default function PatientSettingPage(): ReactElement {
  const { t } = useTranslation('overseas');
  const askers = overseasApi.useListAskersQuery();
  const [remove, removal] = overseasApi.useDeleteAskerMutation();
  const [leaving, setLeaving] = useState<Asker>();
  useFocusKept(askers.currentData?.items.length);
  const isFilled = (askers.currentData?.items.length ?? 0) > 0;
  const add = (
    <ButtonLink block icon={<AddIcon />} to={href('overseas.patientAdd')}>
      {t('patientAdd.title')}
    </ButtonLink>
  );
  const close = () => {
    removal.reset();
    setLeaving(undefined);
  };
  return (
    <Page
      header={
        <PageHeader
          title={t('patientSetting.title')}
          backTo={href('overseas.profileSetting')}
          action={<LanguagePicker />}
        />
      }
      actionBar={isFilled ? <ActionBar>{add}</ActionBar> : undefined}
    >
      <Loaded query={askers} skeleton={<SkeletonList lines={4} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              kind="family"
              title={t('patientSetting.empty')}
              message={t('patientSetting.emptyHint')}
              action={add}
            />
          ) : (
            <>
              {items.map((asker) => (
                <AskerCard key={asker.askerId} asker={asker} onRemove={() => setLeaving(asker)} />
              ))}
            </>
          )
        }
      </Loaded>
      {leaving && (
        <RemoveDialog
          title={t('patientSetting.removeTitle', { nickname: leaving.nickname })}
          confirmLabel={t('patientSetting.confirm')}
          keepLabel={t('patientSetting.keep')}
          removed={t('patientSetting.removed')}
          remove={() => remove({ askerId: leaving.askerId })}
          removal={removal}
          onClose={close}
        >
          <p>{t('patientSetting.removeWhat')}</p>
        </RemoveDialog>
      )}
    </Page>
  );
}
