// In a file of its own, so that a form brings the picker only when it is opened.
export { AreaPicker as default } from '@xinglin/ui';
