import { describe, expect, it } from 'vitest';
import { networkOf } from './network';

describe('networkOf', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9', '203.0.113.9'],
    ['0:0:0:0:0:FFFF:CB00:7109', '203.0.113.9', '203.0.113.9'],
    // Behind a translator all of IPv4 would be one network.
    ['64:ff9b::203.0.113.9', '203.0.113.9', '203.0.113.9'],
    ['64:FF9B::cb00:7109', '203.0.113.9', '203.0.113.9'],
    ['::ffff:0:203.0.113.9', '203.0.113.9', '203.0.113.9'],
    ['64:ff9b:1::203.0.113.9', '64:ff9b:1:0::/64', '64:ff9b:1::/48'],
    ['unknown', 'unknown', 'unknown'],
    ['', '', ''],
  ])('%s is of %s, and of %s', (address, customer, organisation) => {
    expect(networkOf(address)).toBe(customer);
    expect(networkOf(address, 'organisation')).toBe(organisation);
  });
});
