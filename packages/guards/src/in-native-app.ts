import { allow, block, redirect, type Guard } from './guard';

/** On listed hosts the marked consult pages open in the native app alone (spec 2 §2.32); elsewhere a page helps to open it. */
export const inNativeApp: Guard = ({ route, url, environment, channel }) => {
  if (!route.row.nativeAppOnly || !channel.nativeAppOnlyHost || environment.nativeApp) return allow;
  if (channel.wakeUpPath === null) return block('error', 'nativeAppOnly');
  return redirect(`${channel.wakeUpPath}?target=${encodeURIComponent(url)}`, 'nativeAppOnly');
};
