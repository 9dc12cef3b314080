"""The net that reads a card, its training, and its weights as a file that OpenCV opens."""

import io
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import onnx
import torch
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper
from torch import Tensor, nn
from torch.nn import functional

from companion.vision.bare.printed import COLORS, SIGNS
from models.faces.light import BROAD, TALL
from models.faces.looks import Looks

OUTPUTS = len(SIGNS) + len(COLORS)
BATCH = 64
"""Looks that are learned from at once."""
PEAK = 2e-3
"""The highest rate of learning, a third of the way through."""
DECAY = 0.02
"""How strongly weights are drawn towards nothing."""
DROPPED = 0.25
"""Share of what the net has seen that it has to do without, so that it relies on nothing alone."""


def fresh() -> nn.Sequential:
    """A net that has learned nothing yet: signs first, then colors."""
    return nn.Sequential(
        *_layer(3, 32, 6, 4),
        *_layer(32, 56, 3, 1), nn.MaxPool2d(2),
        *_layer(56, 88, 3, 1), *_layer(88, 96, 3, 1), nn.MaxPool2d(2),
        nn.Flatten(), nn.Dropout(DROPPED), nn.Linear(96 * (TALL // 16) * (BROAD // 16), 48), nn.ReLU(),
        nn.Linear(48, OUTPUTS),
    )  # fmt: skip


def _layer(before: int, after: int, size: int, stride: int) -> tuple[nn.Module, ...]:
    conv = nn.Conv2d(before, after, size, stride, (size - 1) // 2, bias=False)
    return conv, nn.BatchNorm2d(after), nn.ReLU()


def pictures(pixels: NDArray[np.uint8]) -> Tensor:
    """Pictures as the net takes them: blue, green and red from 0 to 1."""
    return torch.from_numpy(pixels).permute(0, 3, 1, 2).float().div_(255)


def _varied(batch: Tensor) -> Tensor:
    """The same looks under a little other light, so that none is seen twice alike."""
    many = len(batch)
    gain = torch.exp(0.15 * torch.randn(many, 1, 1, 1)) * (1 + 0.06 * torch.randn(many, 3, 1, 1))
    batch = (batch * gain + 0.04 * torch.randn(many, 1, 1, 1)).clamp(0, 1)
    return batch.contiguous(memory_format=torch.channels_last)


def _loss(out: Tensor, signs: Tensor, colors: Tensor) -> Tensor:
    sign = functional.cross_entropy(out[:, : len(SIGNS)], signs)
    return sign + 0.6 * functional.cross_entropy(out[:, len(SIGNS) :], colors, ignore_index=-1)


class Training:
    """A net on its way: so many looks of its plan are done."""

    def __init__(self, planned: int) -> None:
        self.net = fresh().to(memory_format=torch.channels_last)
        self.planned, self.done = planned, 0
        self._learner = torch.optim.AdamW(
            self.net.parameters(), PEAK, weight_decay=DECAY, fused=True
        )

    def learn(self, looks: Looks, order: NDArray[np.int64]) -> float:
        """Learns from some looks in this order; the mean loss."""
        self.net.train()
        losses = []
        for batch in _batches(order):
            for group in self._learner.param_groups:
                group["lr"] = self._rate()
            seen = _varied(pictures(looks[0][batch]))
            with torch.autocast("cpu", dtype=torch.bfloat16):
                out = self.net(seen)
            loss = _loss(
                out.float(), torch.from_numpy(looks[1][batch]), torch.from_numpy(looks[2][batch])
            )
            self._learner.zero_grad(set_to_none=True)
            loss.backward()
            self._learner.step()
            losses.append(float(loss.detach()))
            self.done += len(batch)
        return float(np.mean(losses))

    def outputs(self, seen: Tensor) -> NDArray[np.float32]:
        """What the net makes of some pictures."""
        self.net.eval()
        with torch.no_grad():
            return np.asarray(self.net(seen).numpy(), np.float32)

    def _rate(self) -> float:
        """Slowly up for a tenth of the way, then down to nothing along a cosine."""
        share = min(self.done / self.planned, 1.0)
        if share < 0.1:
            return PEAK * (0.04 + 9.6 * share)
        return PEAK * float(0.5 + 0.5 * np.cos(np.pi * (share - 0.1) / 0.9)) + 1e-6

    def keep(self, path: Path) -> None:
        """Writes down how far it is."""
        state = {
            "net": self.net.state_dict(),
            "learner": self._learner.state_dict(),
            "done": self.done,
        }
        held = io.BytesIO()
        torch.save(state, held)
        path.write_bytes(held.getvalue())

    def resume(self, path: Path) -> None:
        """Goes on where it was."""
        state = torch.load(path, weights_only=True)
        self.net.load_state_dict(state["net"])
        self._learner.load_state_dict(state["learner"])
        self.done = state["done"]


def _batches(order: NDArray[np.int64]) -> Iterator[NDArray[np.int64]]:
    for first in range(0, len(order) - BATCH + 1, BATCH):
        yield order[first : first + BATCH]


def written(net: nn.Sequential) -> bytes:
    """The net as an ONNX file with weights of half precision; its layers' means are worked into the weights."""
    nodes, weights = [], []
    at = "picture"

    def keep(name: str, value: Tensor) -> str:
        half = value.detach().contiguous().numpy().astype(np.float16)
        weights.append(numpy_helper.from_array(half, f"{name}-half"))
        nodes.append(helper.make_node("Cast", [f"{name}-half"], [name], to=TensorProto.FLOAT))
        return name

    layers: Sequence[nn.Module] = list(net)
    for index, layer in enumerate(layers):
        to = f"layer-{index}"
        if isinstance(layer, nn.Conv2d):
            norm = layers[index + 1]
            assert isinstance(norm, nn.BatchNorm2d)
            assert norm.running_var is not None
            assert norm.running_mean is not None
            scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
            names = [keep(f"{to}-w", layer.weight * scale[:, None, None, None]),
                     keep(f"{to}-b", norm.bias - norm.running_mean * scale)]  # fmt: skip
            size, pad = layer.kernel_size[0], (layer.kernel_size[0] - 1) // 2
            nodes.append(helper.make_node("Conv", [at, *names], [to], kernel_shape=[size, size],
                                          strides=list(layer.stride), pads=[pad] * 4))  # fmt: skip
        elif isinstance(layer, nn.ReLU):
            nodes.append(helper.make_node("Relu", [at], [to]))
        elif isinstance(layer, nn.MaxPool2d):
            nodes.append(
                helper.make_node("MaxPool", [at], [to], kernel_shape=[2, 2], strides=[2, 2])
            )
        elif isinstance(layer, nn.Flatten):
            nodes.append(helper.make_node("Flatten", [at], [to], axis=1))
        elif isinstance(layer, nn.Linear):
            names = [keep(f"{to}-w", layer.weight), keep(f"{to}-b", layer.bias)]
            nodes.append(helper.make_node("Gemm", [at, *names], [to], transB=1))
        else:
            continue
        at = to
    graph = helper.make_graph(
        nodes, "faces",
        [helper.make_tensor_value_info("picture", TensorProto.FLOAT, ["looks", 3, TALL, BROAD])],
        [helper.make_tensor_value_info(at, TensorProto.FLOAT, ["looks", OUTPUTS])],
        weights,
    )  # fmt: skip
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)])
    model.ir_version = 8
    onnx.checker.check_model(model)
    return bytes(model.SerializeToString())
