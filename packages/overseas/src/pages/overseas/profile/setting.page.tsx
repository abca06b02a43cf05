import {
  preferencesSlice,
  profileApi,
  usePreferences,
  useSession,
  useStoreDispatch,
  type PageLoad,
  type PreferencesState,
} from '@xinglin/api';
import { forgetPerson } from '@xinglin/platform';
import { href } from '@xinglin/routes';
import {
  Card,
  ListGroup,
  ListLink,
  Loaded,
  Page,
  PageHeader,
  PersonTile,
  RadioGroup,
  SkeletonCard,
  Stack,
  SwitchField,
  useLazyOpening,
  useToast,
} from '@xinglin/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { EmergencyRow } from '../../../components/emergency-row';
import { LanguageChoice, LanguagePicker } from '../../../components/language-picker';

const loadDialog = () => import('../../../components/close-account-dialog');
const CloseAccountDialog = lazy(loadDialog);

export const load: PageLoad = () => [profileApi.endpoints.getAccountInfo.initiate()];

const themes = ['system', 'light', 'dark'] as const;

/** The account, how the portal looks and speaks, and its documents (spec 2 §2.30). */
export default function ProfileSettingPage(): ReactElement {
  const { t } = useTranslation('overseas');
  const toast = useToast();
  const preferences = usePreferences();
  const dispatch = useStoreDispatch();
  const account = profileApi.useGetAccountInfoQuery();
  const userId = useSession()?.userId ?? '';
  const [isClosing, setClosing] = useState(false);
  const beginClosing = useLazyOpening(loadDialog, () => setClosing(true));
  // A guest has neither, and ends with signing out.
  const contact = account.data?.mobile ?? account.data?.loginId ?? null;
  const change = (changed: Partial<PreferencesState>) =>
    dispatch(preferencesSlice.actions.preferencesChanged(changed));
  const clear = async () => {
    await forgetPerson(window);
    toast.show(t('profileSetting.cleared'), { tone: 'success' });
  };

  return (
    <Page header={<PageHeader title={t('profileSetting.title')} action={<LanguagePicker />} />}>
      <EmergencyRow compact />
      <Loaded query={account} skeleton={<SkeletonCard lines={2} />}>
        {({ nickname, mobile, loginId }) => (
          <Card>
            <PersonTile
              face={{ seed: userId }}
              name={nickname ?? t('profileSetting.none')}
              relation={[mobile, loginId].filter((one) => one !== null).join(' · ')}
              to={href('overseas.nickname')}
            />
          </Card>
        )}
      </Loaded>
      <ListGroup>
        <ListLink label={t('profileSetting.assistant')} to={href('overseas.assistant')} />
        <ListLink label={t('profileSetting.consult')} to={href('overseas.consultWizard')} />
        <ListLink label={t('profileSetting.consults')} to={href('overseas.consultList')} />
        <ListLink label={t('patientSetting.title')} to={href('overseas.patientSetting')} />
        <ListLink label={t('nickname.title')} to={href('overseas.nickname')} />
        <ListLink label={t('updateMobile.title')} to={href('overseas.updateMobile')} />
      </ListGroup>
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
            options={themes.map((value) => ({
              value,
              // i18n-keys: overseas:profileSetting.themes.*
              label: t(`profileSetting.themes.${value}`),
            }))}
            onValueChange={(value) =>
              change({ theme: themes.find((one) => one === value) ?? 'system' })
            }
          />
          <LanguageChoice label={t('language.title')} />
        </Stack>
      </Card>
      <ListGroup label={t('profileSetting.documents')} showLabel>
        <ListLink label={t('profileSetting.conditions')} to={href('overseas.conditions')} />
        <ListLink label={t('profileSetting.legal')} to={href('overseas.legal')} />
        <ListLink label={t('profileSetting.privacy')} to={href('overseas.privacy')} />
        <ListLink label={t('profileSetting.cookie')} to={href('overseas.cookie')} />
        <ListLink label={t('profileSetting.aboutUs')} to={href('overseas.aboutUs')} />
      </ListGroup>
      <ListGroup>
        <ListLink label={t('profileSetting.clear')} onClick={() => void clear()} />
        <ListLink label={t('logOut.title')} tone="danger" to={href('overseas.logOut')} />
        {contact !== null && (
          <ListLink label={t('closing.title')} tone="danger" onClick={beginClosing} />
        )}
      </ListGroup>
      {isClosing && contact !== null && (
        <Suspense>
          <CloseAccountDialog to={contact} onClose={() => setClosing(false)} />
        </Suspense>
      )}
    </Page>
  );
}
