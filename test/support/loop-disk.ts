// An ext4 file system in a file, which a test cuts off as a power cut does: what was not synced is lost.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface LoopDisk {
  /** Where the file system is mounted; the same after every cut. */
  folder: string
  /** Writes everything to the disk, so that only what follows can be lost. */
  sync(): void
  /** From now on each access fails; nothing more reaches the disk, not even the journal. */
  cut(): void
  /** After a cut, when no process has a file open: mounts the disk with what had reached it. */
  mountAgain(): Promise<void>
  remove(): Promise<void>
}

// EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH. Every Debian has Perl; Node has no ioctl.
const SHUT_DOWN =
  'open(my $f, "<", $ARGV[0]) or die $!; my $flag = pack("L", 2); ioctl($f, 0x8004587d, $flag) or die $!'
/** The journal is written only when something is synced, or after this long. */
const COMMIT_SECONDS = 60

/** Why this machine cannot cut off a disk; null if it can. */
export function whyNoLoopDisk(): string | null {
  if (process.platform !== 'linux') return 'only Linux has loop devices'
  if (process.getuid?.() !== 0) return 'mounting needs root'
  if (!existsSync('/dev/loop-control')) return 'there is no /dev/loop-control'
  const missing = ['mkfs.ext4', 'mount', 'umount', 'perl'].filter((tool) => !isInstalled(tool))
  return missing.length > 0 ? `${missing.join(', ')} missing` : null
}

/** `scratch` must exist; the disk is a sparse file in it. Errors: a tool fails, with what it printed. */
export async function openLoopDisk(scratch: string, megabytes: number): Promise<LoopDisk> {
  const image = join(scratch, 'disk.img')
  const folder = join(scratch, 'disk')
  const file = await open(image, 'w')
  await file.truncate(megabytes * 1024 * 1024)
  await file.close()
  await mkdir(folder)
  execFileSync('mkfs.ext4', ['-q', '-F', image])
  const mount = () =>
    execFileSync('mount', ['-o', `loop,commit=${COMMIT_SECONDS}`, image, folder], { stdio: 'pipe' })
  mount()
  return {
    folder,
    sync: () => execFileSync('sync', ['-f', folder]),
    cut: () => execFileSync('perl', ['-e', SHUT_DOWN, folder], { stdio: 'pipe' }),
    async mountAgain() {
      await unmount(folder)
      mount()
    },
    async remove() {
      await unmount(folder)
      await rm(image)
    },
  }
}

/** Waits for the last process that still has a file open. */
async function unmount(folder: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (spawnSync('umount', [folder]).status === 0) return
    await sleep(50)
  }
  execFileSync('umount', [folder], { stdio: 'pipe' })
}

function isInstalled(tool: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${tool}`], { stdio: 'ignore' }).status === 0
}
