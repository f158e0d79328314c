import { isPrivateHost, isPublicAddress } from './public-address';

const ofThisMachine = ['127.0.0.1', '127.8.9.10', '0.0.0.0', '::', '::1'];
const ofNetworks = ['10.0.0.1', '172.16.0.1', '192.168.1.1', '100.64.0.1', 'fc00::1', 'fd12:3456::1'];
const ofLinks = ['169.254.169.254', 'fe80::1'];
const ofNobody = [
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  'ff02::1',
  '2001:db8::1',
];
// IPv4 as IPv6 writes it, and once wrote it.
const inOthers = [
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::127.0.0.1',
  '::a00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
];
// Nobody was given it yet.
const unassigned = '4000::1';

it.each([...ofThisMachine, ...ofNetworks, ...ofLinks, ...ofNobody, ...inOthers, unassigned, 'no address'])(
  '%s is not public',
  (address) => {
    expect(isPublicAddress(address)).toBe(false);
  },
);

it.each(['93.184.215.14', '8.8.8.8', '2606:4700:4700::1111'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  ['https://127.0.0.1/', true],
  ['https://[::1]/', true],
  // As the URL standard reads them, they are all 127.0.0.1.
  ['https://2130706433/', true],
  ['https://0x7f.1/', true],
  ['https://0177.0.0.1/', true],
  ['https://93.184.215.14/', false],
  ['https://hooks.example/', false],
])('the host of %s is private: %j', (url, expected) => {
  expect(isPrivateHost(new URL(url).hostname)).toBe(expected);
});
