import { createHash } from "node:crypto";
import { isIPv4, isIPv6 } from "node:net";

/**
 * The network that rate limits count as one client: an IPv4 address, or the /64 network of an IPv6 address, of
 * which a client can use any address (RFC 6177). An IPv4-mapped address (RFC 4291, section 2.5.5.2) counts as IPv4.
 */
export function clientNetwork(address: string): string {
  return network(address, { ipv4: 4, ipv6: 4 });
}

/** The network around an address that many clients share: /24 of IPv4, /48 of IPv6 (RFC 6177). */
export function wideNetwork(address: string): string {
  return network(address, { ipv4: 3, ipv6: 3 });
}

/** The network of an address, with so many bytes of IPv4 or groups of IPv6. An address of neither stays as it is. */
function network(address: string, { ipv4, ipv6 }: { ipv4: number; ipv6: number }): string {
  const [plain = ""] = address.replace(/^::ffff:(?=\d+\.)/i, "").split("%");
  if (isIPv4(plain))
    return ipv4 === 4 ? plain : `${plain.split(".").slice(0, ipv4).join(".")}.0/${ipv4 * 8}`;
  if (!isIPv6(plain)) return address;
  const [before = [], after = []] = plain
    .split("::")
    .map((part) => part.split(":").filter(Boolean));
  // A trailing IPv4 address takes the place of two groups.
  const written = before.length + after.length + Number(plain.includes("."));
  const groups = [...before, ...Array<string>(8 - written).fill("0"), ...after];
  const prefix = groups.slice(0, ipv6).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(":")}::/${ipv6 * 16}`;
}

/**
 * Hashes a client's network to one of 65,536 buckets, which bounds the memory and stores no address. Clients in
 * the same bucket share its limit; none can choose to be in another's.
 */
export function clientBucket(address: string): number {
  return createHash("sha256").update(clientNetwork(address)).digest().readUInt16BE();
}
