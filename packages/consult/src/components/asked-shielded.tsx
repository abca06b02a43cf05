export { ShieldedNotice as default } from './shielded-notice';
