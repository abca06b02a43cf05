import {
  preferencesSlice,
  usePreferences,
  useSession,
  useStoreDispatch,
  type PreferencesState,
} from '@xinglin/api';
import { languageNames, useOfferedLocales } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import {
  Card,
  KeyValueList,
  ListGroup,
  ListLink,
  Page,
  PageHeader,
  RadioGroup,
  Stack,
  SwitchField,
  useLazyOpening,
} from '@xinglin/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const loadDialog = () => import('../../../components/sign-out-dialog');
const SignOutDialog = lazy(loadDialog);
const loadDevices = () => import('../../../components/signed-in-devices');
const SignedInDevices = lazy(loadDevices);

const themes = ['system', 'light', 'dark'] as const;

/** How the portal looks and speaks, the account at a glance, and signing out (spec 2 §2.20). */
export default function ProfileSettingPage(): ReactElement {
  const { t } = useTranslation('account');
  const preferences = usePreferences();
  const user = useSession();
  const locales = useOfferedLocales();
  const dispatch = useStoreDispatch();
  const [leaving, setLeaving] = useState(false);
  const leave = useLazyOpening(loadDialog, () => setLeaving(true));
  const [devicesShown, setDevicesShown] = useState(false);
  const showDevices = useLazyOpening(loadDevices, () => setDevicesShown(true));
  const change = (changed: Partial<PreferencesState>) =>
    dispatch(preferencesSlice.actions.preferencesChanged(changed));

  return (
    <Page
      header={<PageHeader title={t('profileSetting.title')} backTo={href('account.profile')} />}
    >
      <Card title={t('profileSetting.display')}>
        <Stack gap={4}>
          <SwitchField
            label={t('profileSetting.elder')}
            hint={t('profileSetting.elderHint')}
            checked={preferences.mode === 'elder'}
            onCheckedChange={(on) => change({ mode: on ? 'elder' : 'standard' })}
          />
          <RadioGroup
            name="theme"
            label={t('profileSetting.theme')}
            layout="inline"
            value={preferences.theme}
            // i18n-keys: account:profileSetting.themes.*
            options={themes.map((value) => ({ value, label: t(`profileSetting.themes.${value}`) }))}
            onValueChange={(value) =>
              change({ theme: themes.find((theme) => theme === value) ?? 'system' })
            }
          />
          <RadioGroup
            name="language"
            label={t('profileSetting.language')}
            layout="inline"
            value={preferences.locale}
            options={locales.map((value) => ({ value, label: languageNames[value], lang: value }))}
            onValueChange={(value) =>
              change({ locale: locales.find((locale) => locale === value) ?? preferences.locale })
            }
          />
        </Stack>
      </Card>
      <Card title={t('profileSetting.account')}>
        <KeyValueList
          items={[{ label: t('field.mobile'), value: user?.mobile ?? t('profile.noMobile') }]}
        />
      </Card>
      <ListGroup>
        <ListLink label={t('profileSetting.accountMore')} to={href('account.accountSettings')} />
        <ListLink label={t('devices.title')} onClick={showDevices} />
      </ListGroup>
      <ListGroup>
        <ListLink label={t('profile.help')} to={href('account.helpHotQuestions')} />
        <ListLink label={t('agreement.service')} to={href('portal.agreementService')} />
        <ListLink label={t('agreement.privacy')} to={href('portal.agreementPrivacy')} />
        <ListLink label={t('agreement.children')} to={href('portal.agreementChildren')} />
      </ListGroup>
      <ListGroup>
        <ListLink label={t('signOut.action')} tone="danger" onClick={leave} />
      </ListGroup>
      {devicesShown && (
        <Suspense>
          <SignedInDevices onClose={() => setDevicesShown(false)} />
        </Suspense>
      )}
      {leaving && (
        <Suspense>
          <SignOutDialog onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </Page>
  );
}
