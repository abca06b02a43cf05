// In a file of its own, so that a list brings the picker only when it is opened.
export { CityPicker as default } from '@xinglin/ui';
