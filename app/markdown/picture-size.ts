/** Width and height in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Reads the size of a PNG, JPEG or WebP file from its head; undefined if it is none of them. */
export function pictureSize(file: Buffer): PictureSize | undefined {
  if (file.toString("latin1", 1, 4) === "PNG" && file.length >= 24) {
    return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
  }
  if (file.toString("latin1", 8, 12) === "WEBP" && file.length >= 30) return webpSize(file);
  return file.length > 2 && file.readUInt16BE(0) === 0xffd8 ? jpegSize(file) : undefined;
}

/** The size is in the frame header, which follows other segments (ITU-T T.81, B.2.2). */
function jpegSize(file: Buffer): PictureSize | undefined {
  for (let at = 2; at + 9 <= file.length; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file.readUInt8(at + 1);
    // C4, C8 and CC are no frames.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) };
  }
  return undefined;
}

/** Lossy, lossless and extended files have their own head (RFC 9649, section 2). */
function webpSize(file: Buffer): PictureSize | undefined {
  const format = file.toString("latin1", 12, 16);
  if (format === "VP8X") {
    return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
  }
  if (format === "VP8L") {
    const bits = file.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (format !== "VP8 ") return undefined;
  return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
}
