import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { clientNetwork, customerNetwork } from "#app/http/shared/client-network.ts";

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8::/64"],
  ["::1", "::/64"],
  ["unknown", "unknown"],
])("the client network of %s is %s", (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

it.each([
  ["192.0.2.7", undefined],
  ["::ffff:192.0.2.7", undefined],
  ["2001:db8:1:2aff:3:4:5:6", "2001:db8:1:2a00::/56"],
  ["2001:db8::1", "2001:db8::/56"],
  ["unknown", undefined],
])("the customer's network of %s is %s", (address, network) => {
  expect(customerNetwork(address)).toBe(network);
});

it("another process has other buckets, so that a client can't choose an address in somebody's bucket", async () => {
  const addresses = Array.from({ length: 50 }, (_, index) => `192.0.2.${index}`);
  const script = `
    const { networkBucket } = await import("#app/http/shared/client-network.ts");
    console.log(JSON.stringify(${JSON.stringify(addresses)}.map(networkBucket)));`;
  const [first, second] = [1, 2].map((): unknown =>
    JSON.parse(execFileSync(process.execPath, ["--input-type=module", "-e", script]).toString()),
  );
  expect(first).toHaveLength(50);
  expect(first).not.toEqual(second);
});
