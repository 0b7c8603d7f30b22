// What people buy covers, chargers and spares for: behind its name such a word is what is sold, not the device.

/** Headings of fans, appliances, torches, telephones, computers, vehicles, watches and musical instruments. */
const DEVICES: ReadonlySet<number> = new Set([
  8414, 8415, 8418, 8422, 8443, 8450, 8452, 8471, 8479, 8504, 8508, 8509, 8510, 8513, 8516, 8517, 8519, 8521, 8525,
  8527, 8528, 8701, 8703, 8711, 8712, 8713, 9006, 9101, 9102, 9105, 9201, 9202, 9205, 9206, 9207,
]);

/** Whether a heading, as a number of four digits, has devices. */
export const isDevice = (heading: number): boolean => DEVICES.has(heading);
