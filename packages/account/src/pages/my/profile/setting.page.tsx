import {
  preferencesSlice,
  usePageModules,
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
import { MessageSettings } from '../../../components/message-settings';

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
  const modules = usePageModules('account.profileSetting');
  const elder = modules('elder', { title: t('profileSetting.elder') });
  const theme = modules('theme', { title: t('profileSetting.theme') });
  const language = modules('language', { title: t('profileSetting.language') });
  const account = modules('account', {
    title: t('profileSetting.accountMore'),
    to: href('account.accountSettings'),
  });
  const messageCentre = modules('messageCentre', {
    title: t('ui:messages'),
    to: href('account.messages'),
  });
  const devices = modules('devices', { title: t('devices.title') });
  const help = modules('help', {
    title: t('profile.help'),
    to: href('account.helpHotQuestions'),
  });
  const signOut = modules('signOut', { title: t('signOut.action') });

  return (
    <Page
      header={<PageHeader title={t('profileSetting.title')} backTo={href('account.profile')} />}
    >
      {(elder ?? theme ?? language) && (
        <Card title={t('profileSetting.display')}>
          <Stack gap={4}>
            {elder && (
              <SwitchField
                label={elder.title}
                hint={t('profileSetting.elderHint')}
                checked={preferences.mode === 'elder'}
                onCheckedChange={(on) => change({ mode: on ? 'elder' : 'standard' })}
              />
            )}
            {theme && (
              <RadioGroup
                name="theme"
                label={theme.title}
                layout="inline"
                value={preferences.theme}
                options={themes.map((value) => ({
                  value,
                  // i18n-keys: account:profileSetting.themes.*
                  label: t(`profileSetting.themes.${value}`),
                }))}
                onValueChange={(value) =>
                  change({ theme: themes.find((one) => one === value) ?? 'system' })
                }
              />
            )}
            {language && (
              <RadioGroup
                name="language"
                label={language.title}
                layout="inline"
                value={preferences.locale}
                options={locales.map((value) => ({
                  value,
                  label: languageNames[value],
                  lang: value,
                }))}
                onValueChange={(value) =>
                  change({
                    locale: locales.find((locale) => locale === value) ?? preferences.locale,
                  })
                }
              />
            )}
          </Stack>
        </Card>
      )}
      {user?.login === true && (
        <>
          <Card title={t('profileSetting.account')}>
            <KeyValueList
              items={[{ label: t('field.mobile'), value: user.mobile ?? t('profile.noMobile') }]}
            />
          </Card>
          {(messageCentre ?? account ?? devices) && (
            <ListGroup>
              {messageCentre && <ListLink label={messageCentre.title} to={messageCentre.to} />}
              {account && <ListLink label={account.title} to={account.to} />}
              {devices && <ListLink label={devices.title} onClick={showDevices} />}
            </ListGroup>
          )}
          {modules('messages') && <MessageSettings />}
        </>
      )}
      <ListGroup>
        {help && <ListLink label={help.title} to={help.to} />}
        <ListLink label={t('agreement.service')} to={href('portal.agreementService')} />
        <ListLink label={t('agreement.privacy')} to={href('portal.agreementPrivacy')} />
        <ListLink label={t('agreement.children')} to={href('portal.agreementChildren')} />
      </ListGroup>
      {user?.login !== true ? (
        <ListGroup>
          <ListLink
            label={t('login.title')}
            to={href('account.login', {}, { target: href('account.profileSetting') })}
          />
        </ListGroup>
      ) : (
        signOut && (
          <ListGroup>
            <ListLink label={signOut.title} tone="danger" onClick={leave} />
          </ListGroup>
        )
      )}
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
