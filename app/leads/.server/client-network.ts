import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";

/**
 * The network that rate limits count as one client: an IPv4 address, or the /64 network of an IPv6 address, of
 * which a client can use any address (RFC 6177). An IPv4-mapped address (RFC 4291, section 2.5.5.2) counts as IPv4.
 */
export function clientNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [plain = ""] = address.split("%");
  if (!isIPv6(plain)) return address;
  const [before = [], after = []] = plain
    .split("::")
    .map((part) => part.split(":").filter(Boolean));
  // A trailing IPv4 address takes the place of two groups.
  const written = before.length + after.length + Number(plain.includes("."));
  const groups = [...before, ...Array<string>(8 - written).fill("0"), ...after];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
}

/**
 * Hashes a client's network to one of 65,536 buckets, which bounds the memory and stores no address. Clients in
 * the same bucket share its limit; none can choose to be in another's.
 */
export function clientBucket(address: string): number {
  return createHash("sha256").update(clientNetwork(address)).digest().readUInt16BE();
}
