/** The only browser features that the web app uses: the visitor's country, and copying links and recovery codes. */
const ownFeatures = ['clipboard-write', 'geolocation'];

const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Denies the features that the web app does not use, also to a script that should not run. */
export const permissionsPolicy = [
  ...ownFeatures.map((name) => `${name}=(self)`),
  ...deniedFeatures.map((name) => `${name}=()`),
].join(', ');
