import { failureMessage, loginApi, usePreferences } from '@xinglin/api';
import type { ListSignedInDevicesResponse } from '@xinglin/gateway-sdk';
import { formatInstant } from '@xinglin/rules';
import {
  Button,
  EmptyState,
  Gutter,
  ListGroup,
  ListLink,
  Loaded,
  NoticeBar,
  Sheet,
  SkeletonList,
  Stack,
  useToast,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type SignedInDevice = ListSignedInDevicesResponse['items'][number];

/** Where the account is signed in, and signing out there. */
export default function SignedInDevices({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('account');
  const { locale } = usePreferences();
  const toast = useToast();
  const devices = loginApi.useListSignedInDevicesQuery();
  const [endOne, one] = loginApi.useEndSignedInDeviceMutation();
  const [endOthers, others] = loginApi.useEndOtherDevicesMutation();
  const failure = one.error ?? others.error;
  const pending = one.isLoading || others.isLoading;

  const end = async (run: () => Promise<{ data: unknown } | { error?: unknown }>) => {
    if (pending) return;
    const result = await run();
    if ('data' in result) toast.show(t('devices.ended'), { tone: 'success' });
  };

  return (
    <Sheet open onClose={onClose} title={t('devices.title')}>
      <Stack gap={4}>
        {failure !== undefined && (
          <NoticeBar tone="danger" live>
            {failureMessage(failure, t)}
          </NoticeBar>
        )}
        <Loaded query={devices} skeleton={<SkeletonList lines={1} />}>
          {({ items }) => {
            const [here, ...elsewhere] = items;
            const nameOf = (device: SignedInDevice) =>
              // i18n-keys: account:devices.browsers.* account:devices.systems.*
              [
                device.browser && t(`devices.browsers.${device.browser}`),
                device.system && t(`devices.systems.${device.system}`),
              ]
                .filter(Boolean)
                .join(' · ') || t('devices.unnamed');
            const whence = ({ cityName, channelName, gmtCreated }: SignedInDevice) =>
              [
                cityName,
                channelName,
                t('devices.since', { time: formatInstant(gmtCreated, locale) }),
              ]
                .filter(Boolean)
                .join(' · ');
            return (
              <Stack gap={4}>
                {here !== undefined && (
                  <NoticeBar>
                    {t('devices.here', { device: nameOf(here), when: whence(here) })}
                  </NoticeBar>
                )}
                {elsewhere.length === 0 ? (
                  <EmptyState
                    kind="access"
                    title={t('devices.none')}
                    message={t('devices.noneHint')}
                  />
                ) : (
                  <>
                    <ListGroup label={t('devices.others')} showLabel>
                      {elsewhere.map((device) => (
                        <ListLink
                          key={device.sessionId}
                          label={nameOf(device)}
                          description={whence(device)}
                          value={t('devices.end')}
                          onClick={() => void end(() => endOne({ sessionId: device.sessionId }))}
                        />
                      ))}
                    </ListGroup>
                    <Gutter>
                      <Button
                        block
                        variant="danger"
                        pending={pending}
                        onClick={() => void end(() => endOthers())}
                      >
                        {t('devices.endAll')}
                      </Button>
                    </Gutter>
                  </>
                )}
              </Stack>
            );
          }}
        </Loaded>
      </Stack>
    </Sheet>
  );
}
