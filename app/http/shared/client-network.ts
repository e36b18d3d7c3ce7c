import { createHmac, randomBytes } from "node:crypto";
import ipaddr from "ipaddr.js";

/**
 * The network that rate limits count as one client: an IPv4 address, or the /64 network of an IPv6 address, because a
 * client can use all addresses of that (RFC 6177). An IPv4-mapped address (RFC 4291, section 2.5.5.2) counts as IPv4.
 */
export function clientNetwork(address: string): string {
  return toNetwork(address, 64);
}

/** The /56 network of an IPv6 address, which may belong to one customer (RFC 6177). Undefined for IPv4. */
export function customerNetwork(address: string): string | undefined {
  const network = toNetwork(address, 56);
  return network.endsWith("/56") ? network : undefined;
}

/** The network of an IPv6 address with a prefix of `bits`. Other addresses stay as they are. */
function toNetwork(address: string, bits: 56 | 64): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return `${ipaddr.fromByteArray(parsed.toByteArray().fill(0, bits / 8))}/${bits}`;
}

const bucketKey = randomBytes(32);

/**
 * Hashes a network to one of 65,536 buckets, which bounds the memory and stores no address. Networks in the same bucket
 * share its limit; none can choose to be in another's, because the hash is keyed by a secret of the process.
 */
export function networkBucket(network: string): number {
  return createHmac("sha256", bucketKey).update(network).digest().readUInt16BE();
}
