import { createHmac, randomBytes } from "node:crypto";
import { isIPv4, isIPv6 } from "node:net";

/**
 * The network that rate limits count as one client: an IPv4 address, or the /64 network of an IPv6 address, of
 * which a client can use any address (RFC 6177). An IPv4-mapped address (RFC 4291, section 2.5.5.2) counts as IPv4.
 */
export function clientNetwork(address: string): string {
  return network(address, 64);
}

/** The /56 network of an IPv6 address, which one customer may have whole (RFC 6177). Undefined for IPv4. */
export function customerNetwork(address: string): string | undefined {
  const found = network(address, 56);
  return found.endsWith("/56") ? found : undefined;
}

/** The network of an IPv6 address, with a prefix of so many bits. Any other address stays as it is. */
function network(address: string, bits: number): string {
  const [plain = ""] = address.replace(/^::ffff:(?=\d+\.)/i, "").split("%");
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return address;
  const [before = [], after = []] = plain
    .split("::")
    .map((part) => part.split(":").filter(Boolean));
  // A trailing IPv4 address takes the place of two groups.
  const written = before.length + after.length + Number(plain.includes("."));
  const groups = [...before, ...Array<string>(8 - written).fill("0"), ...after];
  const prefix = groups.slice(0, Math.ceil(bits / 16)).map((group, index) => {
    const mask = 0xffff << Math.max(0, 16 * (index + 1) - bits);
    return (Number.parseInt(group, 16) & mask).toString(16);
  });
  return `${prefix.join(":")}::/${bits}`;
}

const bucketKey = randomBytes(32);

/**
 * Hashes a network to one of 65,536 buckets, which bounds the memory and stores no address. Networks in the same bucket
 * share its limit; none can choose to be in another's, because the hash is keyed by a secret of the process.
 */
export function networkBucket(network: string): number {
  return createHmac("sha256", bucketKey).update(network).digest().readUInt16BE();
}
