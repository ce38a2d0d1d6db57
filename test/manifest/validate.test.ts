import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describeUnlessMissing } from "../missing";

const PROJECT = path.resolve(__dirname, "../..");
const folder = mkdtempSync(path.join(tmpdir(), "lavirint-validate-"));
afterAll(() => rmSync(folder, { recursive: true }));

function validate(...given: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["tools/validate.mjs", ...given], {
    cwd: PROJECT,
    encoding: "utf8",
  });
  return { status, told: `${stdout}${stderr}` };
}

/** A schema of our own with the faults that Microsoft's published files have. */
const SCHEMA = `<?xml version="1.0" encoding="utf-8"?>
<xs:schema elementFormDefault="qualified" targetNamespace="urn:app" xmlns="urn:app" xmlns:content="urn:content"
    xmlns:xs="https://www.w3.org/2001/XMLSchema">
  <xs:import schemaLocation="ContentOverrides.xsd" namespace="urn:content" />
  <xs:element name="App">
    <xs:complexType>
      <xs:sequence>
        <xs:element name="Version">
          <xs:simpleType>
            <xs:restriction base="xs:string"><xs:pattern value="[0-9]{1,5}(\\.[0-9]{1,5}){0,3}?" /></xs:restriction>
          </xs:simpleType>
        </xs:element>
        <xs:element ref="content:Overrides" minOccurs="0"><xs:annotation /></xs:element>
        <xs:element name="Name" type="xs:string" />
      </xs:sequence>
    </xs:complexType>
  </xs:element>
</xs:schema>`;

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

test("a folder without Microsoft's schemas is refused with the name of the file that it lacks", () => {
  const { status, told } = validate("--schemas", "docs");
  expect(status).toBe(1);
  expect(told).toContain("Give the folder with OfficeAppManifestV1_1.xsd: docs does not hold it.");
});

const missing = spawnSync("xmllint", ["--version"]).error === undefined ? [] : ["xmllint"];

describeUnlessMissing(missing, "with xmllint", () => {
  test("manifests are checked by schemas with the faults of the published ones", () => {
    const schema = write("OfficeAppManifestV1_1.xsd", SCHEMA);
    const right = write("right.xml", '<App xmlns="urn:app"><Version>1.0.0</Version><Name>Maze</Name></App>');
    const wrong = write("wrong.xml", '<App xmlns="urn:app"><Version>1.x</Version><Name>Maze</Name></App>');
    expect(validate("--schemas", path.dirname(schema), right)).toEqual({ status: 0, told: `${right} validates\n` });
    const { status, told } = validate("--schemas", path.dirname(schema), right, wrong);
    expect(status).not.toBe(0);
    expect(told).toMatch(/wrong\.xml:1: .*'1\.x' is not accepted/);
  });
});
